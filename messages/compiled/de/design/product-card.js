// Compiled by `npm run messages`: change the catalogue, not this file.
export const actionFor = (d) => d.action + ": " + d.product
export const adding = () => "Wird hinzugefügt"
export const addToCart = () => "In den Warenkorb"
export const bundle = () => "Paket"
export const chooseOptions = () => "Wählen Sie Optionen, um den Preis zu sehen"
export const configurableBundle = () => "Konfigurierbares Paket"
export const loading = () => "Wird geladen"
export const outOfStock = () => "Nicht vorrätig"
export const partNumber = () => "Artikelnummer"
export const pricedOnRequest = () => "Preis auf Anfrage"
export const priceUnavailable = () => "Preis nicht verfügbar"
export const quantity = () => "Menge"
export const quantityOf = (d) => "Menge von " + d.product
export const set = () => "Set"
export const subscription = () => "Abonnement"
export const viewOptions = () => "Optionen ansehen"
