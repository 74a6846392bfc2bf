import Glibc
import HummingbirdTLS
import QuizCore

/// Reads a certificate and its key.
enum ServerTLS {
  /// What a server needs to speak TLS; nil without a certificate.
  static func configuration(certificate: String?, key: String?) throws -> TLSConfiguration? {
    guard let certificate, let key else { return nil }
    for file in [certificate, key] where access(file, R_OK) != 0 {
      let reason = SystemReason.reason(errno)
      throw ServerFailure(
        Phrase(same: "\(Excerpt.of(file)): ") + reason, status: errno == ENOENT ? .noInput : .settings)
    }
    let chain: [NIOSSLCertificate]
    do {
      chain = try NIOSSLCertificate.fromPEMFile(certificate)
    } catch {
      throw unusable(certificate, Phrase(en: "this is no certificate in PEM", ja: "PEM 形式の証明書ではありません"))
    }
    guard !chain.isEmpty else {
      throw unusable(certificate, Phrase(en: "this is no certificate in PEM", ja: "PEM 形式の証明書ではありません"))
    }
    let secret: NIOSSLPrivateKey
    do {
      secret = try NIOSSLPrivateKey(file: key, format: .pem)
    } catch {
      throw unusable(key, Phrase(en: "this is no key in PEM without a password", ja: "パスワードのない PEM 形式の秘密鍵ではありません"))
    }
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(secret))
    // Older ones can be broken (RFC 8996).
    configuration.minimumTLSVersion = .tlsv12
    return configuration
  }

  private static func unusable(_ file: String, _ reason: Phrase) -> ServerFailure {
    ServerFailure(Phrase(same: "\(Excerpt.of(file)): ") + reason, status: .settings)
  }
}
