# Makes samples.txt, the codes that QRCodeTests compares with: pip install qrcode; python3 make.py > samples.txt
import qrcode
from qrcode.util import MODE_8BIT_BYTE, QRData

TEXTS = ["A", "https://quiz.example.org/j/KXRTWMPB", "http://192.168.1.10:8610/j/KXRTWMPB", "クイズ"]
TEXTS += ["x" * count for count in (14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180, 181, 213)]

print("# bytes in hexadecimal, mask, size, rows as numbers in hexadecimal")
for text in TEXTS:
    data = text.encode()
    for mask in range(8) if len(data) in (1, 9, 35, 213) else [len(data) % 8]:
        code = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, mask_pattern=mask, border=0)
        code.add_data(QRData(data, mode=MODE_8BIT_BYTE))
        code.make(fit=True)
        rows = ["%x" % int("".join("1" if dark else "0" for dark in row), 2) for row in code.get_matrix()]
        print(data.hex(), mask, len(rows), ",".join(rows))
