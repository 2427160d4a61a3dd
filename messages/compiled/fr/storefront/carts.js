// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, select, strictNumber } from '@messageformat/runtime'
import { fr } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addedToNamedCart = (d) => "Le produit a été ajouté au panier « " + d.cart + " »."
export const allCarts = () => "Vos paniers"
export const cancel = () => "Annuler"
export const cartDeleted = (d) => "Le panier « " + d.cart + " » a été supprimé."
export const cartIsCurrent = (d) => "« " + d.cart + " » est maintenant votre panier actuel."
export const cartName = () => "Nom du panier"
export const cartOption = (d) => d.cart + " (" + plural(d.count, 0, fr, { "0": "vide", one: strictNumber(currentLocale(), d.count, 0, "count") + " ligne", other: strictNumber(currentLocale(), d.count, 0, "count") + " lignes" }) + ")"
export const cartRenamed = (d) => "Le panier s’appelle maintenant « " + d.cart + " »."
export const cartSent = (d) => "Une copie du panier a été envoyée à " + d.name + "."
export const cartStarted = (d) => "« " + d.cart + " » a été créé et est maintenant votre panier actuel."
export const carts = () => "Paniers"
export const cartsFor = (d) => "Vos paniers pour " + d.account
export const changedAt = (d) => "Modifié le " + d.time
export const colleague = () => "Collègue"
export const current = () => "Panier actuel"
export const deleteCart = () => "Supprimer le panier"
export const deleteLink = () => "Supprimer"
export const deleteLinkOf = (d) => "Supprimer : " + d.cart
export const deleteQuestion = (d) => "Supprimer le panier « " + d.cart + " » ? " + select(d.isCurrent, { true: "C’est votre panier actuel. ", other: "" }) + plural(d.count, 0, fr, { "0": "Il est vide.", one: "Sa ligne sera supprimée aussi.", other: "Ses " + strictNumber(currentLocale(), d.count, 0, "count") + " lignes seront supprimées aussi." }) + " Cette action est irréversible."
export const lineCount = (d) => plural(d.count, 0, fr, { "0": "Aucune ligne", one: strictNumber(currentLocale(), d.count, 0, "count") + " ligne", other: strictNumber(currentLocale(), d.count, 0, "count") + " lignes" })
export const linesInCart = (d) => plural(d.count, 0, fr, { one: d.product + " est de nouveau dans votre panier.", other: strictNumber(currentLocale(), d.count, 0, "count") + " lignes sont de nouveau dans votre panier." })
export const linesSaved = (d) => plural(d.count, 0, fr, { one: "Mis de côté : " + d.product + ".", other: strictNumber(currentLocale(), d.count, 0, "count") + " lignes ont été mises de côté." })
export const makeCurrent = () => "Utiliser"
export const makeCurrentOf = (d) => "Utiliser : " + d.cart
export const moveLineToCart = (d) => "Déplacer vers le panier : " + d.product
export const moveToCart = () => "Déplacer vers le panier"
export const movedBack = (d) => plural(d.count, 0, fr, { one: "La ligne est là où elle était.", other: strictNumber(currentLocale(), d.count, 0, "count") + " lignes sont là où elles étaient." })
export const nameMissing = () => "Saisissez un nom pour le panier."
export const newCart = () => "Nouveau panier"
export const newCartHint = () => "Il devient votre panier actuel. Le précédent garde tout son contenu."
export const noCarts = () => "Vous n’avez pas encore de panier"
export const noCartsHelp = () => "Créez-en un ci-dessous ou ajoutez un produit depuis sa page."
export const noColleagues = () => "Personne d’autre n’achète pour ce compte."
export const nothingSelected = () => "Sélectionnez d’abord les lignes."
export const otherCart = () => "Autre panier"
export const priceEach = (d) => d.price + " l’unité"
export const productCount = (d) => plural(d.count, 0, fr, { one: d.quantity + " article", other: d.quantity + " articles" })
export const quantityOf = (d) => "Quantité " + d.quantity
export const removeSaved = () => "Retirer"
export const removeSavedLine = (d) => "Retirer : " + d.product
export const rename = () => "Renommer"
export const renameOf = (d) => "Renommer : " + d.cart
export const saveForLater = () => "Mettre de côté"
export const saveLineForLater = (d) => "Mettre de côté : " + d.product
export const saveName = () => "Enregistrer le nom"
export const savedForLater = (d) => "Mis de côté (" + d.count + ")"
export const savedLineRemoved = () => "La ligne a été retirée de celles mises de côté."
export const savedMore = (d) => "Les " + d.shown + " dernières lignes sur " + d.count + " sont affichées. Déplacez-en ou retirez-en pour voir les autres."
export const send = () => "Envoyer à un collègue"
export const sendCart = () => "Envoyer le panier"
export const sendHint = () => "Cette personne reçoit une copie avec les lignes et les notes, à ses prix, ainsi qu’un e-mail. Rien n’est commandé."
export const sendOf = (d) => "Envoyer à un collègue : " + d.cart
export const sentBy = (d) => "De " + d.name
export const startCart = () => "Créer le panier"
export const switchCart = () => "Utiliser ce panier"
export const switchedCart = (d) => "Rien n’a été modifié : la page était affichée pour le panier « " + d.shown + " », mais votre panier actuel est maintenant « " + d.current + " ». Vérifiez-le et réessayez."
export const undo = () => "Annuler"
export const yourCarts = () => "Vos paniers"
