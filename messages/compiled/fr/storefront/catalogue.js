// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { fr } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const actionForProduct = (d) => d.action + " : " + d.product
export const addMoreToPay = (d) => "Ajoutez-en " + d.quantity + " pour payer " + d.price + " l’unité."
export const addMoreToPayLess = (d) => "Ajoutez-en " + d.quantity + " pour payer " + d.price + " l’unité, soit " + d.percent + " % de moins."
export const addToList = () => "Ajouter à une liste"
export const addVariations = () => "Ajouter au panier"
export const arrival = () => "Arrivée"
export const arrivalPlace = (d) => "À destination de " + d.place
export const arrivalUnavailable = () => "Les dates d’arrivée ne peuvent pas être affichées pour le moment. Elles s’affichent lors de la commande."
export const arrivalUnknown = () => "La date d’arrivée n’est pas connue pour le moment."
export const arrivesBy = (d) => "Arrivée : " + d.days + ", avec " + d.method
export const arrivesCheapest = (d) => "Arrivée : " + d.days + ", avec " + d.method + ", la livraison la moins chère"
export const arrivesFastest = (d) => "Arrivée : " + d.days + ", avec " + d.method + ", la livraison la plus rapide"
export const askForArrival = () => "Voir la date d’arrivée"
export const belowCategory = (d) => "Sous-catégories : " + d.name
export const boughtOneByOne = () => "Achetés séparément"
export const brand = () => "Marque"
export const capacity = () => "Capacité"
export const cellName = (d) => d.row + ", " + d.column
export const changeArrivalPlace = () => "Changer le lieu"
export const changesOtherChoices = () => "Modifie aussi d’autres choix"
export const choicesMissing = (d) => "À choisir pour voir le prix et le stock : " + d.choices + "."
export const chooseOrFillIn = (d) => "À choisir pour voir les détails : " + d.choices + ". Vous pouvez aussi indiquer ci-dessous la quantité voulue de chaque variante."
export const chosenOption = (d) => d.choice + " : " + d.option
export const contractPrice = () => "Prix contractuel"
export const contractPriceOf = (d) => "Prix contractuel pour " + d.account
export const contractPriceOfUntil = (d) => "Prix contractuel pour " + d.account + " jusqu’au " + d.date
export const contractPriceUntil = (d) => "Prix contractuel jusqu’au " + d.date
export const copied = () => "Copié"
export const copy = () => "Copier"
export const copyValue = (d) => "Copier : " + d.label
export const covers = () => "Couvre"
export const description = () => "Description"
export const detects = () => "Détecte"
export const diameter = () => "Diamètre"
export const documents = () => "Documents"
export const enlarge = () => "Agrandir"
export const fireClass = () => "Classe de feu"
export const flow = () => "Débit"
export const force = () => "Force"
export const fromPrice = (d) => "Dès " + d.price
export const goesWithIt = () => "Produits complémentaires"
export const gtin = () => "GTIN"
export const home = () => "Accueil"
export const itemQuantity = (d) => d.quantity + " ×"
export const length = () => "Longueur"
export const light = () => "Flux lumineux"
export const loadRating = () => "Charge nominale"
export const manufacturerNumber = () => "Référence fabricant"
export const material = () => "Matériau"
export const moreExpected = (d) => d.quantity + " de plus le " + d.day
export const nextPicture = () => "Image suivante"
export const noneAtLocation = () => "En rupture"
export const notAvailable = () => "non disponible"
export const notDelivered = () => "La livraison n’y est pas possible pour le moment."
export const noticeAsked = () => "Nous vous écrirons dès son retour en stock."
export const noticeConfirmIntro = (d) => "Vous souhaitez recevoir un e-mail lorsque " + d.product + " sera de nouveau en stock. Confirmez votre demande."
export const noticeConfirmed = () => "Merci. Nous vous écrirons dès son retour en stock."
export const noticeEmail = () => "Votre adresse e-mail"
export const noticeEmailHint = () => "Vous recevrez d’abord un lien pour la confirmer."
export const noticeEnd = () => "Ne plus m’avertir"
export const noticeEndIntro = (d) => "Vous recevrez un e-mail lorsque " + d.product + " sera de nouveau en stock."
export const noticeEnded = () => "Vous ne recevrez pas d’e-mail au sujet de ce produit."
export const noticeGone = () => "Cette alerte a déjà pris fin, ou le lien a expiré."
export const noticeLinkSent = (d) => "Nous avons envoyé un lien à " + d.email + ". Ouvrez-le, et nous vous avertirons du retour en stock du produit."
export const noticeNotifiedIntro = (d) => "Nous vous avons signalé par e-mail que " + d.product + " est de nouveau en stock. Vous ne recevrez pas d’autre e-mail à ce sujet."
export const noticeRequest = () => "M’avertir du retour en stock"
export const noticeTitle = () => "Alerte de stock"
export const noticeToProduct = () => "Voir le produit"
export const noticeWaiting = () => "Nous vous écrirons une seule fois, lorsque ce produit sera de nouveau en stock."
export const onlyInStock = (d) => "Seulement " + d.quantity + " en stock."
export const optionalPart = (d) => d.partNumber + " · en option"
export const orderSeveral = () => "Commander plusieurs variantes"
export const orderSeveralOf = () => "Quantité de chacune"
export const outOfStockUntil = (d) => "Rupture de stock · Attendu le " + d.day
export const pack = () => "Conditionnement"
export const partEach = (d) => d.price + " l’unité"
export const partNumber = (d) => "Référence " + d.partNumber
export const partNumberLabel = () => "Référence"
export const partsCost = (d) => d.price + " séparément"
export const partsCostMore = (d) => d.price + " séparément : vous économisez " + d.saving
export const perUnit = (d) => "par " + d.unit
export const pictureCount = (d) => d.position + " sur " + d.count
export const pictures = () => "Images"
export const piecesOnTop = () => "Prix dégressifs par tranche"
export const pleaseChoose = () => "à choisir"
export const previousPicture = () => "Image précédente"
export const pricedOnRequest = () => "Le prix de ce produit est communiqué sur demande : il est fabriqué sur commande, ou son prix dépend de la configuration."
export const quantity = () => "Quantité"
export const quantityOfVariation = (d) => "Quantité : " + d.variation
export const quoteOnly = () => "Sur devis"
export const relatedProducts = () => "Produits associés"
export const replacedBy = (d) => "Remplacé par " + d.product
export const requestQuote = () => "Demander un devis"
export const retired = () => "N’est plus disponible."
export const showArrival = () => "Afficher les dates d’arrivée"
export const size = () => "Taille"
export const soldBy = () => "Vendu par"
export const specialPriceUntil = (d) => "Prix spécial jusqu’au " + d.date
export const specifications = () => "Caractéristiques"
export const standard = () => "Norme"
export const stockByLocation = () => "Stock par emplacement"
export const term = () => "Durée"
export const thread = () => "Filetage"
export const travel = () => "Course"
export const variationsAdded = (d) => plural(d.count, 0, fr, { one: strictNumber(currentLocale(), d.count, 0, "count") + " variante a été ajoutée", other: strictNumber(currentLocale(), d.count, 0, "count") + " variantes ont été ajoutées" }) + " à votre panier."
export const variationsMissing = () => "Indiquez les quantités voulues avant d’ajouter au panier."
export const variationsNotAdded = () => "Rien n’a été ajouté à votre panier. Réessayez plus tard."
export const variationsPartlyAdded = (d) => plural(d.added, 0, fr, { one: strictNumber(currentLocale(), d.added, 0, "added") + " variante a été ajoutée", other: strictNumber(currentLocale(), d.added, 0, "added") + " variantes ont été ajoutées" }) + " à votre panier, " + plural(d.refused, 0, fr, { one: strictNumber(currentLocale(), d.refused, 0, "refused") + " ne l’a pas été", other: strictNumber(currentLocale(), d.refused, 0, "refused") + " ne l’ont pas été" }) + ". Le motif est indiqué dans le tableau."
export const variationsRefused = () => "Rien n’a été ajouté à votre panier. Le motif est indiqué dans le tableau."
export const viewCart = () => "Voir le panier"
export const viewDetails = () => "Voir le produit"
export const viewOptions = () => "Voir les options"
export const viewTerms = () => "Voir les durées"
export const voltage = () => "Tension"
export const whatIsInIt = () => "Contenu"
