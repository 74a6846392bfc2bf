# Homebrew on Linux: the archive, which is linked statically and needs nothing.
class Tenq < Formula
  desc "Timed quiz for the terminal: ten seconds, four panels, one key"
  homepage "@ADDRESS@"
  url "@ADDRESS@/releases/download/v@VERSION@/tenq-@VERSION@-x86_64-linux.tar.gz"
  version "@VERSION@"
  sha256 "@SHA256_ARCHIVE@"
  license "MIT"

  depends_on arch: :x86_64
  depends_on :linux

  def install
    prefix.install "bin", "share"
  end

  test do
    assert_equal "tenq @VERSION@", shell_output("#{bin}/tenq --version").strip
    assert_match "Food pairings", shell_output("#{bin}/tenq bank list --lang en")
  end
end
