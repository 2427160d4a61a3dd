// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addAllToCart = () => "Add all to cart"
export const addLines = () => "Add products"
export const addSelectedToCart = () => "Add selected to cart"
export const addToList = () => "Add to a list"
export const addToThisList = () => "Add to list"
export const boughtBefore = () => "Bought before"
export const boughtBeforeDetail = () => "Everything that was ordered, with date, price and quantity of the last time."
export const boughtEmpty = () => "Nothing was ordered yet"
export const boughtEmptyHelp = () => "What is ordered appears here, so that it can be ordered again."
export const boughtNoMatch = () => "Nothing matches your search"
export const boughtNoMatchHelp = () => "Search for a part of the part number or the name."
export const boughtOften = (d) => "Ordered " + plural(d.count, 0, en, { one: "once", other: strictNumber(currentLocale(), d.count, 0, "count") + " times" })
export const boughtSearch = () => "Part number or name"
export const boughtSearchLabel = () => "Search what was bought before"
export const changeList = () => "Name and sharing"
export const chooseList = () => "List"
export const copyList = () => "Copy this list"
export const copyName = () => "Name of the copy"
export const copyOf = (d) => d.name + " (copy)"
export const copySubmit = () => "Make a copy"
export const createList = () => "Create list"
export const deleteList = () => "Delete list"
export const deleteListQuestion = () => "Delete this list?"
export const deleteListWarning = (d) => "“" + d.name + "” and its lines are deleted for good."
export const dragLine = (d) => "Drag to move " + d.product
export const everybodyOfAccount = (d) => "Everybody who buys for " + d.account + " sees and fills it"
export const firstPage = () => "First page"
export const forAccount = () => "Shared"
export const forMe = () => "Only you"
export const goToCart = () => "Go to the cart"
export const labelQuantity = (d) => "Quantity " + d.quantity
export const labels = (d) => "Labels of " + d.name
export const lastTime = (d) => "Last " + d.date + ": " + d.quantity + " at " + d.price
export const lineChangedMeanwhile = () => "Somebody changed this line meanwhile. What you typed is not saved: save again to keep it."
export const lineCount = (d) => plural(d.count, 0, en, { "0": "Nothing on it", one: strictNumber(currentLocale(), d.count, 0, "count") + " line", other: strictNumber(currentLocale(), d.count, 0, "count") + " lines" })
export const lineRestored = () => "The line is back on the list."
export const lines = () => "Lines"
export const linesInCart = (d) => plural(d.added, 0, en, { "0": "Nothing was added to your cart.", one: strictNumber(currentLocale(), d.added, 0, "added") + " line is in your cart.", other: strictNumber(currentLocale(), d.added, 0, "added") + " lines are in your cart." }) + plural(d.refused, 0, en, { "0": "", one: " " + strictNumber(currentLocale(), d.refused, 0, "refused") + " line could not be added.", other: " " + strictNumber(currentLocale(), d.refused, 0, "refused") + " lines could not be added." })
export const linesMoved = (d) => plural(d.moved, 0, en, { "0": "No line was moved.", one: strictNumber(currentLocale(), d.moved, 0, "moved") + " line was moved from your cart to this list.", other: strictNumber(currentLocale(), d.moved, 0, "moved") + " lines were moved from your cart to this list." })
export const linesNotSaved = (d) => plural(d.count, 0, en, { one: strictNumber(currentLocale(), d.count, 0, "count") + " line was not saved. The reason is at the line.", other: strictNumber(currentLocale(), d.count, 0, "count") + " lines were not saved. The reason is at each line." })
export const linesSaved = (d) => plural(d.count, 0, en, { "0": "There was nothing to save.", one: strictNumber(currentLocale(), d.count, 0, "count") + " line was saved.", other: strictNumber(currentLocale(), d.count, 0, "count") + " lines were saved." })
export const linesStay = () => "What could not be moved is still in your cart."
export const list = () => "List"
export const listChanged = () => "Changed"
export const listCopied = (d) => "The copy is called “" + d.name + "”."
export const listDeleted = (d) => "“" + d.name + "” was deleted."
export const listEmpty = () => "There is nothing on this list yet."
export const listEmptyHelp = () => "Add products below, or from their pages, the cart or an order."
export const listFile = () => "File"
export const listName = () => "Name"
export const listSaved = () => "The list was saved."
export const listText = () => "Part numbers and quantities"
export const listTextHint = () => "One part number and quantity per line, cells of a spreadsheet, or the text of an email."
export const lists = () => "Lists"
export const listsEmpty = () => "You have no lists yet"
export const listsEmptyHelp = () => "Give a list a name, and fill it from products, the cart, an order or a file."
export const listsFor = (d) => "Your lists, and those shared with " + d.account
export const moveDown = (d) => "Move " + d.product + " down"
export const moveToList = () => "Move to a list"
export const moveToThisList = () => "Move to list"
export const moveUp = (d) => "Move " + d.product + " up"
export const nameMissing = () => "Enter a name for the list."
export const newList = () => "New list"
export const newListName = () => "Name of the new list"
export const nextPage = () => "Next page"
export const noLongerAvailable = () => "This product is not available any more."
export const noLongerAvailableName = () => "Product that is not available any more"
export const noSource = () => "There is nothing to add"
export const noSourceHelp = () => "Open a product, the cart or an order, and choose “Add to a list” there."
export const noSubscriptions = () => "Subscriptions cannot be on a list."
export const note = () => "Note"
export const noteOf = (d) => "Note on " + d.product
export const nothingSelected = () => "Select the lines to add first."
export const nothingToAdd = () => "There is no part number in this text or file."
export const orderOfLastTime = () => "Order"
export const pagesOfList = () => "Pages"
export const previousPage = () => "Previous page"
export const priceEach = () => "Price each"
export const printHelp = () => "Print this page with your browser."
export const printLabels = () => "Print labels"
export const product = () => "Product"
export const putItBack = () => "Put it back"
export const quantity = () => "Quantity"
export const quantityOf = (d) => "Quantity of " + d.product
export const quantityWrong = () => "Enter a quantity above zero, or leave it empty for the least that can be bought."
export const removeLine = (d) => "Remove " + d.product + " from the list"
export const removed = (d) => d.product + " was removed."
export const rowWithProblem = (d) => d.row + ": " + d.problem
export const rowsAdded = (d) => plural(d.added, 0, en, { "0": "No line was added.", one: strictNumber(currentLocale(), d.added, 0, "added") + " line was added.", other: strictNumber(currentLocale(), d.added, 0, "added") + " lines were added." }) + plural(d.changed, 0, en, { "0": "", one: " " + strictNumber(currentLocale(), d.changed, 0, "changed") + " line was on the list already.", other: " " + strictNumber(currentLocale(), d.changed, 0, "changed") + " lines were on the list already." }) + plural(d.wrong, 0, en, { "0": "", one: " " + strictNumber(currentLocale(), d.wrong, 0, "wrong") + " could not be added.", other: " " + strictNumber(currentLocale(), d.wrong, 0, "wrong") + " could not be added." })
export const saveLines = () => "Save changes"
export const saveList = () => "Save"
export const selectLine = (d) => "Select " + d.product
export const shareList = () => "Share with the account"
export const sharedBy = (d) => "Shared by " + d.name
export const sortBought = () => "Sort by"
export const sortByCount = () => "Ordered most often"
export const sortByDate = () => "Ordered last"
export const sortByNumber = () => "Part number"
export const sourceCart = () => "What is in your cart"
export const sourceLines = (d) => plural(d.count, 0, en, { one: strictNumber(currentLocale(), d.count, 0, "count") + " line of your cart", other: strictNumber(currentLocale(), d.count, 0, "count") + " lines of your cart" })
export const sourceOrder = (d) => "The items of order " + d.number
export const sourceRows = (d) => plural(d.count, 0, en, { one: strictNumber(currentLocale(), d.count, 0, "count") + " row of your quick order", other: strictNumber(currentLocale(), d.count, 0, "count") + " rows of your quick order" })
export const total = () => "Total"
export const yourLists = () => "Your lists"
