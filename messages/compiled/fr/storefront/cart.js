// Compiled by `npm run messages`: change the catalogue, not this file.
import { number, plural, strictNumber } from '@messageformat/runtime'
import { fr } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const accountCartEmpty = (d) => "Rien n’a encore été ajouté pour " + d.account + "."
export const addByPartNumber = () => "Ajouter par référence"
export const addedToBuyersCart = () => "Le produit a été ajouté à votre panier."
export const addedToGuestsCart = () => "Le produit a été ajouté au panier"
export const applyCoupon = () => "Appliquer"
export const bestPriceBreak = () => "Meilleur prix dégressif"
export const browseProducts = () => "Voir les produits"
export const cart = () => "Panier"
export const cartDescription = () => "Les produits que vous avez choisis, avec leurs prix, et l’accès à la commande."
export const cartEmptied = () => "Votre panier est maintenant vide."
export const cartEmpty = () => "Votre panier est vide"
export const cartKept = () => "Votre panier est conservé lorsque vous vous connectez. Vos prix contractuels sont alors appliqués."
export const checkOutAsGuest = () => "Commander sans compte"
export const continueShopping = () => "Poursuivre vos achats"
export const couponApplied = (d) => "Code promo " + d.code + " appliqué."
export const couponCode = () => "Code promo"
export const couponRemoved = () => "Le code promo a été retiré."
export const couponUsedUp = () => "Un code promo de ce panier est épuisé"
export const coupons = () => "Codes promo"
export const currency = () => "Devise"
export const discount = () => "Remise"
export const emptyCart = () => "Vider le panier"
export const emptyCartQuestion = () => "Vider le panier ?"
export const emptyCartWarning = (d) => plural(d.lines, 0, fr, { one: "Tout le contenu sera retiré.", other: "Les " + strictNumber(currentLocale(), d.lines, 0, "lines") + " lignes seront toutes retirées." }) + " Cette action est irréversible."
export const enterCouponCode = () => "Saisissez un code promo."
export const estimateButton = () => "Estimer"
export const estimateCountry = () => "Pays"
export const estimateFor = (d) => "Estimation pour " + d.place
export const estimateNoMethods = () => "Aucune livraison n’y est possible actuellement."
export const estimateNote = () => "Simple estimation : rien n’est commandé ni réservé. La livraison et les taxes sont calculées pour votre adresse complète lors de la commande."
export const estimateTitle = () => "Estimer la livraison et les taxes"
export const estimateUnavailable = () => "La livraison et les taxes ne peuvent pas être estimées pour le moment. Leur montant s’affiche lors de la commande."
export const estimatedMethod = () => "Mode de livraison"
export const estimatedShipping = () => "Livraison estimée"
export const estimatedTax = () => "Taxes estimées"
export const estimatedTotal = () => "Total estimé"
export const estimatedWithDuration = (d) => d.method + " (" + d.duration + ")"
export const fewInStock = (d) => "Seulement " + d.available + " en stock. Réduisez la quantité ou retirez la ligne pour commander maintenant."
export const guestCartEmpty = () => "Ajoutez des produits depuis leur page ou depuis une recherche."
export const itemCount = (d) => plural(d.count, 0, fr, { one: d.quantity + " article", other: d.quantity + " articles" })
export const itemCountForAccount = (d) => plural(d.count, 0, fr, { one: d.quantity + " article", other: d.quantity + " articles" }) + " pour " + d.account
export const itemsInCart = () => "Articles de votre panier"
export const lineRemoved = (d) => "Retiré de votre panier : " + d.product + "."
export const lineWithProblem = (d) => d.product + " : " + d.problem
export const linesBack = (d) => plural(d.restored, 0, fr, { "0": "Rien n’a été remis dans votre panier.", one: strictNumber(currentLocale(), d.restored, 0, "restored") + " ligne a été remise dans votre panier.", other: strictNumber(currentLocale(), d.restored, 0, "restored") + " lignes ont été remises dans votre panier." }) + plural(d.refused, 0, fr, { "0": "", one: " " + strictNumber(currentLocale(), d.refused, 0, "refused") + " n’a pas pu être remise.", other: " " + strictNumber(currentLocale(), d.refused, 0, "refused") + " n’ont pas pu être remises." })
export const linesCannotBeOrdered = () => "Certaines lignes ne peuvent pas être commandées en l’état"
export const linesCannotBeOrderedHelp = () => "Le motif est indiqué sur chacune d’elles. Modifiez-les ou retirez-les pour continuer."
export const linesRemoved = (d) => plural(d.count, 0, fr, { "0": "Rien n’a été retiré de votre panier.", one: strictNumber(currentLocale(), d.count, 0, "count") + " ligne a été retirée de votre panier.", other: strictNumber(currentLocale(), d.count, 0, "count") + " lignes ont été retirées de votre panier." })
export const moveToList = () => "Déplacer vers une liste"
export const nextPriceBreak = (d) => d.price + " l’unité à partir de " + d.quantity
export const notAddedToBuyersCart = () => "Le produit n’a pas été ajouté au panier. Réessayez plus tard."
export const notAddedToGuestsCart = () => "Une erreur inattendue s’est produite. Réessayez plus tard."
export const notInCart = () => "Cet article n’est plus dans votre panier."
export const note = () => "Note"
export const noteAndReference = () => "Note et référence"
export const noteAndReferenceOf = (d) => "Note et référence : " + d.product
export const noteSaved = () => "La note et la référence ont été enregistrées."
export const noteTooLong = (d) => d.field + " : " + number(currentLocale(), d.max, 0) + " caractères au maximum, et votre texte en compte " + number(currentLocale(), d.length, 0) + "."
export const nothingSelected = () => "Sélectionnez d’abord les lignes."
export const outOfStock = () => "Ce produit est en rupture de stock. Réduisez la quantité ou retirez la ligne pour commander maintenant."
export const pack = () => "Conditionnement"
export const pagesOfCart = () => "Pages du panier"
export const partNumber = () => "Référence"
export const priceEach = () => "Prix unitaire"
export const proceedToCheckout = () => "Passer la commande"
export const product = () => "Produit"
export const productRemoved = () => "Le produit a été retiré de votre panier."
export const products = () => "Produits"
export const productsAfterDiscounts = () => "Produits après remises"
export const putBack = (d) => "Remettre " + plural(d.count, 0, fr, { one: "la ligne", other: "les lignes" })
export const quantity = () => "Quantité"
export const quantityChanged = () => "La quantité a été modifiée."
export const quantityOf = (d) => "Quantité : " + d.product
export const reference = () => "Votre référence"
export const remove = () => "Retirer"
export const removeCoupon = (d) => "Retirer le code promo " + d.code
export const removeLine = (d) => "Retirer " + d.product
export const removeSelected = () => "Retirer la sélection"
export const saveAsList = () => "Créer une liste"
export const saveNote = () => "Enregistrer"
export const saving = () => "Enregistrement…"
export const selectAll = () => "Tout sélectionner"
export const selectAllOnPage = () => "Tout sélectionner sur cette page"
export const selectLine = (d) => "Sélectionner " + d.product
export const selectedCount = (d) => plural(d.count, 0, fr, { one: strictNumber(currentLocale(), d.count, 0, "count") + " sélectionnée", other: strictNumber(currentLocale(), d.count, 0, "count") + " sélectionnées" })
export const selectionActions = () => "Lignes sélectionnées"
export const shipping = () => "Livraison"
export const shippingLater = () => "Choisie à la commande"
export const shippingOfDeliveries = (d) => plural(d.count, 0, fr, { one: "Pour " + strictNumber(currentLocale(), d.count, 0, "count") + " livraison", other: "Pour " + strictNumber(currentLocale(), d.count, 0, "count") + " livraisons" })
export const signInToCheckOut = () => "Se connecter pour commander"
export const signInToSavedCart = () => "Se connecter pour voir le panier enregistré"
export const summary = () => "Récapitulatif"
export const tax = () => "Taxes"
export const taxLater = () => "Calculées à la commande"
export const total = () => "Total"
export const update = () => "Actualiser"
export const updateQuantityOf = (d) => "Actualiser la quantité : " + d.product
export const youSave = () => "Vous économisez"
