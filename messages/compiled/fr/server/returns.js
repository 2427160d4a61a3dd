// Compiled by `npm run messages`: change the catalogue, not this file.
export const lessExpected = (d) => "Quantité encore attendue pour cette ligne : " + d.available + "."
export const lessReceived = () => "On ne peut pas recevoir plus que ce qui est attendu, ni retourner et refuser plus que ce qui est reçu."
export const noQuantity = () => "La quantité doit être supérieure à zéro."
export const tooMuchToReturn = (d) => d.sku + " : quantité pouvant être retournée : " + d.available + ". Ce qui est annoncé dans un ordre de retour est retourné par celui-ci."
export const unknownReturnLine = (d) => "L’ordre de retour n’a pas de ligne « " + d.id + " »."
export const unknownReturnOrder = () => "Cet ordre de retour n’existe pas."
