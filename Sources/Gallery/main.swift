import Convene
