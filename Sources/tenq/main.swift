print("tenq")
