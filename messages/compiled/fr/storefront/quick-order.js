// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { fr } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addAllToCart = () => "Ajouter au panier"
export const addRows = (d) => "Ajouter " + plural(d.count, 0, fr, { one: strictNumber(currentLocale(), d.count, 0, "count") + " ligne", other: strictNumber(currentLocale(), d.count, 0, "count") + " lignes" }) + " au panier"
export const brokenWorkbook = () => "Ce classeur est illisible. Enregistrez-le de nouveau au format .xlsx ou CSV, ou copiez ses cellules et collez-les."
export const changeQuantityTo = (d) => "Passer à " + d.quantity
export const checkRows = () => "Vérifier"
export const clearRows = () => "Tout effacer"
export const emptyFile = () => "Ce fichier est vide."
export const fixKey = () => "F2"
export const goToCart = () => "Aller au panier"
export const intro = () => "Saisissez des références et des quantités, ou collez-les depuis une feuille de calcul dans n’importe quelle ligne."
export const listCut = () => "Seules les 10 000 premières lignes ont été lues. Ajoutez-les au panier, puis lisez la suite."
export const listFile = () => "Fichier"
export const listFileHint = () => "Un classeur Excel (.xlsx), un fichier CSV ou un fichier texte de 2 Mo au maximum, avec des références et des quantités dans n’importe quelles colonnes."
export const listText = () => "Texte"
export const listTextHint = () => "Une référence et une quantité par ligne, ou le texte d’un e-mail."
export const lookingUp = () => "Recherche…"
export const lookingUpRows = (d) => "Recherche de " + plural(d.count, 0, fr, { one: strictNumber(currentLocale(), d.count, 0, "count") + " ligne", other: strictNumber(currentLocale(), d.count, 0, "count") + " lignes" }) + "…"
export const meantProduct = (d) => d.partNumber + ", " + d.name
export const nextPriceBreak = (d) => d.price + " l’unité dès " + d.quantity
export const noTextFile = () => "Ce n’est pas une liste. Choisissez un classeur Excel (.xlsx), un fichier CSV ou un autre fichier texte."
export const notAllSent = () => "Aucune réponse n’est arrivée : nous ne savons pas quelles lignes sont dans le panier."
export const notAllSentHelp = () => "Vos lignes sont toujours ici. Ajoutez-les de nouveau : ce qui est déjà dans le panier n’est pas ajouté deux fois."
export const notLookedUp = () => "La recherche des lignes a échoué. Elles sont toujours ici."
export const notedNumber = (d) => "Votre référence, notée sur une ligne : " + d.number
export const nothingInFile = () => "Ce fichier ne contient aucune référence."
export const nothingInText = () => "Ce texte ne contient aucune référence."
export const oldWorkbook = () => "Ce classeur est d’un ancien format. Enregistrez-le au format .xlsx ou CSV."
export const orderWhatIsInStock = (d) => "Commander le stock : " + d.quantity
export const ownNumberOf = (d) => d.partNumber + ", " + d.name
export const pageTitle = () => "Commande rapide"
export const partNumber = () => "Référence"
export const partNumberOfRow = (d) => "Référence, ligne " + d.row
export const priceEach = () => "Prix unitaire"
export const product = () => "Produit"
export const quantity = () => "Quantité"
export const quantityOfRow = (d) => "Quantité, ligne " + d.row
export const quickOrder = () => "Commande rapide"
export const readListTitle = () => "Lire une liste dans un texte ou un fichier"
export const readText = () => "Lire le texte"
export const readingFile = () => "Lecture du fichier…"
export const removeRow = (d) => "Effacer la ligne " + d.row
export const rowCounts = (d) => plural(d.ready, 0, fr, { one: strictNumber(currentLocale(), d.ready, 0, "ready") + " ligne peut être ajoutée", other: strictNumber(currentLocale(), d.ready, 0, "ready") + " lignes peuvent être ajoutées" }) + plural(d.wrong, 0, fr, { "0": "", one: ", " + strictNumber(currentLocale(), d.wrong, 0, "wrong") + " ligne est à corriger", other: ", " + strictNumber(currentLocale(), d.wrong, 0, "wrong") + " lignes sont à corriger" }) + "."
export const rowsInCart = (d) => plural(d.count, 0, fr, { one: d.quantity + " ligne est", other: d.quantity + " lignes sont" }) + " dans votre panier."
export const rowsRefused = (d) => plural(d.count, 0, fr, { one: strictNumber(currentLocale(), d.count, 0, "count") + " ligne n’a pas été ajoutée.", other: strictNumber(currentLocale(), d.count, 0, "count") + " lignes n’ont pas été ajoutées." }) + " Le motif est indiqué sur la ligne."
export const saveAsList = () => "Créer une liste"
export const scanBarcodes = () => "Scanner des codes-barres"
export const scannerNotLoaded = () => "Le scanner n’a pas pu être chargé. Vérifiez votre connexion et réessayez."
export const suggestions = () => "Références"
export const tooLargeFile = () => "Ce fichier est trop volumineux. Choisissez-en un de 2 Mo au maximum."
export const tooLargeWorkbook = () => "Ce classeur est trop volumineux. Copiez les cellules contenant les références et les quantités, puis collez-les."
export const total = () => "Total"
export const tryAgain = () => "Réessayer"
export const yourNumber = (d) => "Votre référence : " + d.number
