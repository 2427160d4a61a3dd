// Compiled by `npm run messages`: change the catalogue, not this file.
export const actionFor = (d) => d.action + " : " + d.product
export const adding = () => "Ajout…"
export const addToCart = () => "Ajouter au panier"
export const bundle = () => "Lot"
export const chooseOptions = () => "Choisissez les options pour voir le prix"
export const configurableBundle = () => "Lot configurable"
export const loading = () => "Chargement"
export const outOfStock = () => "Rupture de stock"
export const partNumber = () => "Référence"
export const pricedOnRequest = () => "Prix sur demande"
export const priceUnavailable = () => "Prix indisponible"
export const quantity = () => "Quantité"
export const quantityOf = (d) => "Quantité : " + d.product
export const set = () => "Kit"
export const subscription = () => "Abonnement"
export const viewOptions = () => "Voir les options"
