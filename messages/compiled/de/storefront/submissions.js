// Compiled by `npm run messages`: change the catalogue, not this file.
export const notAddedToCart = () => "Das Produkt wurde nicht in den Warenkorb gelegt. Versuchen Sie es später erneut."
export const notAddedToCartUnlessArrived = () => "Das Produkt wurde nicht in den Warenkorb gelegt. Versuchen Sie es später erneut. Sollte es doch angekommen sein, wird es beim erneuten Versuch nicht doppelt hinzugefügt."
