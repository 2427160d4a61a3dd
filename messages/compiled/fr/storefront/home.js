// Compiled by `npm run messages`: change the catalogue, not this file.
export const actionForProduct = (d) => d.action + " : " + d.product
export const limitExceeded = () => "Ajout au panier impossible. La quantité maximale est dépassée."
export const requestQuote = () => "Demander un devis"
