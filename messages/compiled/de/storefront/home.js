// Compiled by `npm run messages`: change the catalogue, not this file.
export const actionForProduct = (d) => d.action + ": " + d.product
export const limitExceeded = () => "Das Produkt kann nicht in den Warenkorb gelegt werden. Die Höchstmenge ist überschritten."
export const requestQuote = () => "Angebot anfordern"
