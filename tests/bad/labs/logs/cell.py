print("first")
print("WARNING:tensorflow:5 calls")
