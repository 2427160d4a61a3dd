// Compiled by `npm run messages`: change the catalogue, not this file.

export const ambiguousPartNumber = () => "Several products have this number. Choose one."
export const lowStock = (d) => "Only " + d.available + " in stock."
export const malformedQuantity = () => "Enter a valid number."
export const outOfStock = () => "Not in stock at the moment."
export const unknownPartNumber = () => "No product has this part number."
export const withArrival = (d) => d.message + " " + d.quantity + " expected on " + d.day + "."
