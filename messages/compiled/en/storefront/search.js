// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const applyFilters = () => "Apply filters"
export const applySpan = () => "Apply"
export const askUs = () => "Ask us"
export const askUsText = (d) => "We can get more than the shop lists. " + d.requestQuote + " for what you are looking for, or " + d.contactUs + "."
export const atLeast = (d) => d.filter + ": from " + d.value
export const atMost = (d) => d.filter + ": up to " + d.value
export const boughtBefore = () => "Bought before"
export const browseCategories = () => "Browse the categories"
export const cart = () => "Cart"
export const checkSpelling = () => "Check the spelling, or search for a part number, a brand or a plainer word."
export const chooseOptions = () => "Choose options"
export const chosenFilters = () => "Chosen filters"
export const close = () => "Close"
export const columnWithUnit = (d) => d.label + " (" + d.unit + ")"
export const compare = () => "Compare"
export const compareChosen = () => "Compare the chosen products"
export const compareProduct = (d) => "Compare " + d.name
export const contactUs = () => "contact us"
export const filterValue = (d) => d.filter + ": " + d.value
export const filters = () => "Filters"
export const foundPages = () => "Pages with these words"
export const inStock = () => "In stock"
export const isPartNumber = (d) => "This is part number " + d.term + "."
export const name = () => "Name"
export const noFilteredProducts = () => "Nothing matches all of this"
export const noFilteredProductsHelp = () => "Take a filter away, or search for a part number, a brand or a plainer word."
export const noMatches = () => "Nothing matches this search"
export const noProducts = () => "There are no products here"
export const notStated = () => "not stated"
export const order = () => "Order"
export const ownNumberOf = (d) => d.partNumber + ", " + d.name
export const pagesOfProducts = () => "Pages of products"
export const partNumber = () => "Part number"
export const price = () => "Price"
export const pricedOnRequest = () => "Priced on request"
export const productCount = (d) => plural(d.count, 0, en, { one: strictNumber(currentLocale(), d.count, 0, "count") + " product", other: strictNumber(currentLocale(), d.count, 0, "count") + " products" })
export const removeAll = () => "Remove all"
export const removeAllFilters = () => "Remove all filters"
export const removeFilter = (d) => "Remove " + d.filter
export const requestQuote = () => "Request a quote"
export const resultsFor = (d) => "Results for " + d.term
export const search = (d) => "Search: " + d.term
export const searchDescription = (d) => "Products and part numbers that match " + d.term + "."
export const seeAllResults = () => "See all results for this search"
export const showAsGrid = () => "Show as grid"
export const showAsList = () => "Show as list"
export const showAsTable = () => "Show as table"
export const showOnly = () => "Show only"
export const similarSearches = () => "These find something"
export const sortButton = () => "Sort"
export const sortBy = () => "Sort by"
export const sortByColumn = (d) => "Sort by " + d.column
export const spanFrom = () => "From"
export const spanTo = () => "To"
export const subcategories = () => "Subcategories"
export const tableOfProducts = () => "Products as a table"
export const termTooLong = (d) => "A search can have at most " + d.maximum + " characters. A part number or a few plain words find the most."
