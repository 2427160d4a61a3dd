// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { fr } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const applyFilters = () => "Appliquer"
export const applySpan = () => "Appliquer"
export const askUs = () => "Demandez-nous"
export const askUsText = (d) => "Nous pouvons fournir plus que ce que la boutique propose. " + d.requestQuote + " pour ce que vous cherchez, ou " + d.contactUs + "."
export const atLeast = (d) => d.filter + " : à partir de " + d.value
export const atMost = (d) => d.filter + " : jusqu’à " + d.value
export const boughtBefore = () => "Déjà achetés"
export const browseCategories = () => "Parcourez les catégories"
export const cart = () => "Panier"
export const checkSpelling = () => "Vérifiez l’orthographe, ou recherchez une référence, une marque ou un mot plus simple."
export const chooseOptions = () => "Options à choisir"
export const chosenFilters = () => "Filtres choisis"
export const close = () => "Fermer"
export const columnWithUnit = (d) => d.label + " (" + d.unit + ")"
export const compare = () => "Comparer"
export const compareChosen = () => "Comparer les produits choisis"
export const compareProduct = (d) => "Comparer " + d.name
export const contactUs = () => "contactez-nous"
export const filterValue = (d) => d.filter + " : " + d.value
export const filters = () => "Filtres"
export const foundPages = () => "Pages contenant ces mots"
export const inStock = () => "En stock"
export const isPartNumber = (d) => "C’est la référence " + d.term + "."
export const name = () => "Nom"
export const noFilteredProducts = () => "Aucun produit ne répond à tous ces critères"
export const noFilteredProductsHelp = () => "Retirez un filtre, ou recherchez une référence, une marque ou un mot plus simple."
export const noMatches = () => "Aucun résultat pour cette recherche"
export const noProducts = () => "Il n’y a aucun produit ici"
export const notStated = () => "non précisé"
export const order = () => "Commander"
export const ownNumberOf = (d) => d.partNumber + ", " + d.name
export const pagesOfProducts = () => "Pages de produits"
export const partNumber = () => "Référence"
export const price = () => "Prix"
export const pricedOnRequest = () => "Prix sur demande"
export const productCount = (d) => plural(d.count, 0, fr, { one: strictNumber(currentLocale(), d.count, 0, "count") + " produit", other: strictNumber(currentLocale(), d.count, 0, "count") + " produits" })
export const removeAll = () => "Tout retirer"
export const removeAllFilters = () => "Retirer tous les filtres"
export const removeFilter = (d) => "Retirer " + d.filter
export const requestQuote = () => "Demandez un devis"
export const resultsFor = (d) => "Résultats pour " + d.term
export const search = (d) => "Recherche : " + d.term
export const searchDescription = (d) => "Produits et références correspondant à " + d.term + "."
export const seeAllResults = () => "Voir tous les résultats de cette recherche"
export const showAsGrid = () => "Afficher en grille"
export const showAsList = () => "Afficher en liste"
export const showAsTable = () => "Afficher en tableau"
export const showOnly = () => "Afficher seulement"
export const similarSearches = () => "Recherches avec résultats"
export const sortButton = () => "Trier"
export const sortBy = () => "Trier par"
export const sortByColumn = (d) => "Trier par " + d.column
export const spanFrom = () => "De"
export const spanTo = () => "À"
export const subcategories = () => "Sous-catégories"
export const tableOfProducts = () => "Tableau des produits"
export const termTooLong = (d) => "Une recherche ne peut pas dépasser " + d.maximum + " caractères. Une référence ou quelques mots simples donnent les meilleurs résultats."
