// Compiled by `npm run messages`: change the catalogue, not this file.
export const ambiguousPartNumber = () => "Plusieurs produits ont cette référence. Choisissez-en un."
export const lowStock = (d) => "Seulement " + d.available + " en stock."
export const malformedQuantity = () => "Saisissez un nombre valide."
export const outOfStock = () => "Pas en stock pour le moment."
export const unknownPartNumber = () => "Aucun produit n’a cette référence."
export const withArrival = (d) => d.message + " Arrivage prévu : " + d.quantity + " le " + d.day + "."
