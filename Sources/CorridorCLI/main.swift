print("corridor")
