// Compiled by `npm run messages`: change the catalogue, not this file.
export const notAddedToCart = () => "Le produit n’a pas été ajouté au panier. Réessayez plus tard."
export const notAddedToCartUnlessArrived = () => "Le produit n’a pas été ajouté au panier. Réessayez plus tard. S’il y était tout de même arrivé, un nouvel essai ne l’ajoutera pas deux fois."
