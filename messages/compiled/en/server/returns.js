// Compiled by `npm run messages`: change the catalogue, not this file.

export const lessExpected = (d) => "Only " + d.available + " of this line are still expected."
export const lessReceived = () => "No more can be received than is expected, or returned and rejected than is received."
export const noQuantity = () => "The quantity must be more than zero."
export const tooMuchToReturn = (d) => d.sku + ": only " + d.available + " can come back. What is announced in a return order is returned by that."
export const unknownReturnLine = (d) => "The return order has no line '" + d.id + "'."
export const unknownReturnOrder = () => "There is no such return order."
