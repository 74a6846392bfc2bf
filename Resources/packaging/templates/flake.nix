{
  description = "TenQ, a timed quiz for the terminal";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      pkgs = nixpkgs.legacyPackages.x86_64-linux;
    in
    {
      packages.x86_64-linux.default = pkgs.stdenvNoCC.mkDerivation {
        pname = "tenq";
        version = "@VERSION@";
        # The archive, which is linked statically and needs nothing.
        src = pkgs.fetchurl {
          url = "@ADDRESS@/releases/download/v@VERSION@/tenq-@VERSION@-x86_64-linux.tar.gz";
          sha256 = "@SHA256_ARCHIVE@";
        };
        dontStrip = true;
        installPhase = ''
          mkdir -p "$out"
          cp -r bin share "$out"
        '';
        meta = {
          description = "Timed quiz for the terminal: ten seconds, four panels, one key";
          homepage = "@ADDRESS@";
          license = pkgs.lib.licenses.mit;
          mainProgram = "tenq";
          platforms = [ "x86_64-linux" ];
          sourceProvenance = [ pkgs.lib.sourceTypes.binaryNativeCode ];
        };
      };

      apps.x86_64-linux.default = {
        type = "app";
        program = "${self.packages.x86_64-linux.default}/bin/tenq";
      };
    };
}
