// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { fr } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addedAfterwards = (d) => plural(d.count, 0, fr, { one: "Le produit ajouté hors ligne est maintenant dans votre panier.", other: strictNumber(currentLocale(), d.count, 0, "count") + " produits ajoutés hors ligne sont maintenant dans votre panier." })
export const addedLater = (d) => "Vous êtes hors ligne. Ce produit sera ajouté à votre panier dès que vous serez en ligne : " + d.product + "."
export const doNotAdd = () => "Ne pas ajouter ceux-ci"
export const notAccepted = () => "La boutique ne l’a pas accepté. Essayez de l’ajouter à nouveau."
export const notStored = () => "Le produit n’a pas été ajouté au panier, car votre navigateur n’a pas pu l’enregistrer. Réessayez lorsque vous serez en ligne."
export const offlineHeading = () => "Vous êtes hors ligne"
export const offlineText = () => "Cette page ne peut pas être affichée sans réseau, car vous ne l’avez pas consultée récemment. Elle s’ouvrira d’elle-même dès que vous serez de nouveau en ligne."
export const offlineTitle = () => "Hors ligne"
export const otherAccount = () => "Vous achetez maintenant pour un autre compte."
export const pendingAdditions = () => "Ajouté pendant que vous étiez hors ligne"
export const quantityOfProduct = (d) => d.quantity + " × " + d.product
export const refusedAfterwards = (d) => plural(d.count, 0, fr, { one: "Un produit ajouté hors ligne n’a pas pu être ajouté à votre panier.", other: strictNumber(currentLocale(), d.count, 0, "count") + " produits ajoutés hors ligne n’ont pas pu être ajoutés à votre panier." })
export const refusedCount = (d) => plural(d.count, 0, fr, { one: "1 produit n’a pas été ajouté à votre panier", other: strictNumber(currentLocale(), d.count, 0, "count") + " produits n’ont pas été ajoutés à votre panier" })
export const refusedProduct = (d) => d.quantity + " × " + d.product + " : " + d.problem
export const removeFromList = () => "Retirer de cette liste"
export const shownFromLastVisit = (d) => "Vous êtes hors ligne. Cette page est telle qu’elle était le " + d.moment + " ; les prix et les stocks peuvent avoir changé."
export const tryAgain = () => "Réessayer"
export const unknownOutcome = () => "Nous ne savons pas s’il a été ajouté. Vérifiez votre panier."
export const visitedPages = () => "Pages que vous pouvez lire maintenant"
export const waitingCount = (d) => plural(d.count, 0, fr, { one: "1 produit sera ajouté à votre panier dès que vous serez en ligne", other: strictNumber(currentLocale(), d.count, 0, "count") + " produits seront ajoutés à votre panier dès que vous serez en ligne" })
