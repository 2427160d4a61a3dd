// Compiled by `npm run messages`: change the catalogue, not this file.
export const ambiguousPartNumber = () => "Mehrere Produkte haben diese Nummer. Wählen Sie eines."
export const lowStock = (d) => "Nur " + d.available + " vorrätig."
export const malformedQuantity = () => "Geben Sie eine gültige Zahl ein."
export const outOfStock = () => "Derzeit nicht vorrätig."
export const unknownPartNumber = () => "Kein Produkt hat diese Artikelnummer."
export const withArrival = (d) => d.message + " " + d.quantity + " erwartet am " + d.day + "."
