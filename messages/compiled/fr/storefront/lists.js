// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { fr } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addAllToCart = () => "Tout ajouter au panier"
export const addLines = () => "Ajouter des produits"
export const addSelectedToCart = () => "Ajouter la sélection au panier"
export const addToList = () => "Ajouter à une liste"
export const addToThisList = () => "Ajouter à la liste"
export const boughtBefore = () => "Déjà achetés"
export const boughtBeforeDetail = () => "Tout ce qui a été commandé, avec la date, le prix et la quantité de la dernière fois."
export const boughtEmpty = () => "Rien n’a encore été commandé"
export const boughtEmptyHelp = () => "Ce qui est commandé apparaît ici, pour pouvoir être commandé de nouveau."
export const boughtNoMatch = () => "Aucun résultat pour votre recherche"
export const boughtNoMatchHelp = () => "Recherchez une partie de la référence ou du nom."
export const boughtOften = (d) => "Commandé " + plural(d.count, 0, fr, { one: strictNumber(currentLocale(), d.count, 0, "count") + " fois", other: strictNumber(currentLocale(), d.count, 0, "count") + " fois" })
export const boughtSearch = () => "Référence ou nom"
export const boughtSearchLabel = () => "Rechercher dans les achats précédents"
export const changeList = () => "Nom et partage"
export const chooseList = () => "Liste"
export const copyList = () => "Copier cette liste"
export const copyName = () => "Nom de la copie"
export const copyOf = (d) => d.name + " (copie)"
export const copySubmit = () => "Créer la copie"
export const createList = () => "Créer la liste"
export const deleteList = () => "Supprimer la liste"
export const deleteListQuestion = () => "Supprimer cette liste ?"
export const deleteListWarning = (d) => "« " + d.name + " » et ses lignes seront supprimées définitivement."
export const dragLine = (d) => "Faire glisser pour déplacer " + d.product
export const everybodyOfAccount = (d) => "Tous les acheteurs du compte " + d.account + " peuvent la voir et la remplir"
export const firstPage = () => "Première page"
export const forAccount = () => "Partagée"
export const forMe = () => "Personnelle"
export const goToCart = () => "Aller au panier"
export const labelQuantity = (d) => "Quantité " + d.quantity
export const labels = (d) => "Étiquettes de « " + d.name + " »"
export const lastTime = (d) => "Dernier achat le " + d.date + " : " + d.quantity + " à " + d.price
export const lineChangedMeanwhile = () => "Quelqu’un a modifié cette ligne entre-temps. Votre saisie n’est pas enregistrée : enregistrez de nouveau pour la conserver."
export const lineCount = (d) => plural(d.count, 0, fr, { "0": "Liste vide", one: strictNumber(currentLocale(), d.count, 0, "count") + " ligne", other: strictNumber(currentLocale(), d.count, 0, "count") + " lignes" })
export const lineRestored = () => "La ligne est de nouveau sur la liste."
export const lines = () => "Lignes"
export const linesInCart = (d) => plural(d.added, 0, fr, { "0": "Rien n’a été ajouté à votre panier.", one: strictNumber(currentLocale(), d.added, 0, "added") + " ligne est dans votre panier.", other: strictNumber(currentLocale(), d.added, 0, "added") + " lignes sont dans votre panier." }) + plural(d.refused, 0, fr, { "0": "", one: " " + strictNumber(currentLocale(), d.refused, 0, "refused") + " ligne n’a pas pu être ajoutée.", other: " " + strictNumber(currentLocale(), d.refused, 0, "refused") + " lignes n’ont pas pu être ajoutées." })
export const linesMoved = (d) => plural(d.moved, 0, fr, { "0": "Aucune ligne n’a été déplacée.", one: strictNumber(currentLocale(), d.moved, 0, "moved") + " ligne a été déplacée de votre panier vers cette liste.", other: strictNumber(currentLocale(), d.moved, 0, "moved") + " lignes ont été déplacées de votre panier vers cette liste." })
export const linesNotSaved = (d) => plural(d.count, 0, fr, { one: strictNumber(currentLocale(), d.count, 0, "count") + " ligne n’a pas été enregistrée. Le motif y est indiqué.", other: strictNumber(currentLocale(), d.count, 0, "count") + " lignes n’ont pas été enregistrées. Le motif est indiqué sur chacune d’elles." })
export const linesSaved = (d) => plural(d.count, 0, fr, { "0": "Il n’y avait rien à enregistrer.", one: strictNumber(currentLocale(), d.count, 0, "count") + " ligne a été enregistrée.", other: strictNumber(currentLocale(), d.count, 0, "count") + " lignes ont été enregistrées." })
export const linesStay = () => "Ce qui n’a pas pu être déplacé est toujours dans votre panier."
export const list = () => "Liste"
export const listChanged = () => "Modifiée"
export const listCopied = (d) => "La copie s’appelle « " + d.name + " »."
export const listDeleted = (d) => "La liste « " + d.name + " » a été supprimée."
export const listEmpty = () => "Cette liste est encore vide."
export const listEmptyHelp = () => "Ajoutez des produits ci-dessous, ou depuis leur page, le panier ou une commande."
export const listFile = () => "Fichier"
export const listName = () => "Nom"
export const listSaved = () => "La liste a été enregistrée."
export const listText = () => "Références et quantités"
export const listTextHint = () => "Une référence et une quantité par ligne, des cellules d’une feuille de calcul ou le texte d’un e-mail."
export const lists = () => "Listes"
export const listsEmpty = () => "Vous n’avez pas encore de liste"
export const listsEmptyHelp = () => "Donnez un nom à une liste et remplissez-la depuis des produits, le panier, une commande ou un fichier."
export const listsFor = (d) => "Vos listes et celles partagées avec " + d.account
export const moveDown = (d) => "Descendre " + d.product
export const moveToList = () => "Déplacer vers une liste"
export const moveToThisList = () => "Déplacer ici"
export const moveUp = (d) => "Monter " + d.product
export const nameMissing = () => "Saisissez un nom pour la liste."
export const newList = () => "Nouvelle liste"
export const newListName = () => "Nom de la nouvelle liste"
export const nextPage = () => "Page suivante"
export const noLongerAvailable = () => "Ce produit n’est plus disponible."
export const noLongerAvailableName = () => "Produit qui n’est plus disponible"
export const noSource = () => "Il n’y a rien à ajouter"
export const noSourceHelp = () => "Ouvrez un produit, le panier ou une commande et choisissez-y « Ajouter à une liste »."
export const noSubscriptions = () => "Les abonnements ne peuvent pas figurer sur une liste."
export const note = () => "Note"
export const noteOf = (d) => "Note : " + d.product
export const nothingSelected = () => "Sélectionnez d’abord les lignes à ajouter."
export const nothingToAdd = () => "Ce texte ou ce fichier ne contient aucune référence."
export const orderOfLastTime = () => "Commande"
export const pagesOfList = () => "Pages"
export const previousPage = () => "Page précédente"
export const priceEach = () => "Prix unitaire"
export const printHelp = () => "Imprimez cette page avec votre navigateur."
export const printLabels = () => "Imprimer les étiquettes"
export const product = () => "Produit"
export const putItBack = () => "Remettre la ligne"
export const quantity = () => "Quantité"
export const quantityOf = (d) => "Quantité : " + d.product
export const quantityWrong = () => "Saisissez une quantité supérieure à zéro, ou laissez le champ vide pour la quantité minimale."
export const removeLine = (d) => "Retirer " + d.product + " de la liste"
export const removed = (d) => "Retiré de la liste : " + d.product + "."
export const rowWithProblem = (d) => d.row + " : " + d.problem
export const rowsAdded = (d) => plural(d.added, 0, fr, { "0": "Aucune ligne n’a été ajoutée.", one: strictNumber(currentLocale(), d.added, 0, "added") + " ligne a été ajoutée.", other: strictNumber(currentLocale(), d.added, 0, "added") + " lignes ont été ajoutées." }) + plural(d.changed, 0, fr, { "0": "", one: " " + strictNumber(currentLocale(), d.changed, 0, "changed") + " ligne était déjà sur la liste.", other: " " + strictNumber(currentLocale(), d.changed, 0, "changed") + " lignes étaient déjà sur la liste." }) + plural(d.wrong, 0, fr, { "0": "", one: " " + strictNumber(currentLocale(), d.wrong, 0, "wrong") + " n’a pas pu être ajoutée.", other: " " + strictNumber(currentLocale(), d.wrong, 0, "wrong") + " n’ont pas pu être ajoutées." })
export const saveLines = () => "Enregistrer"
export const saveList = () => "Enregistrer"
export const selectLine = (d) => "Sélectionner " + d.product
export const shareList = () => "Partager avec le compte"
export const sharedBy = (d) => "Partagée par " + d.name
export const sortBought = () => "Trier par"
export const sortByCount = () => "Les plus commandés"
export const sortByDate = () => "Derniers commandés"
export const sortByNumber = () => "Référence"
export const sourceCart = () => "Le contenu de votre panier"
export const sourceLines = (d) => plural(d.count, 0, fr, { one: strictNumber(currentLocale(), d.count, 0, "count") + " ligne de votre panier", other: strictNumber(currentLocale(), d.count, 0, "count") + " lignes de votre panier" })
export const sourceOrder = (d) => "Les articles de la commande " + d.number
export const sourceRows = (d) => plural(d.count, 0, fr, { one: strictNumber(currentLocale(), d.count, 0, "count") + " ligne de votre commande rapide", other: strictNumber(currentLocale(), d.count, 0, "count") + " lignes de votre commande rapide" })
export const total = () => "Total"
export const yourLists = () => "Vos listes"
