// Compiled by `npm run messages`: change the catalogue, not this file.
/** Add all to cart */
export declare const addAllToCart: () => string
/** Add products */
export declare const addLines: () => string
/** Add selected to cart */
export declare const addSelectedToCart: () => string
/** Add to a list */
export declare const addToList: () => string
/** Add to list */
export declare const addToThisList: () => string
/** Bought before */
export declare const boughtBefore: () => string
/** Everything that was ordered, with date, price and quantity of the last time. */
export declare const boughtBeforeDetail: () => string
/** Nothing was ordered yet */
export declare const boughtEmpty: () => string
/** What is ordered appears here, so that it can be ordered again. */
export declare const boughtEmptyHelp: () => string
/** Nothing matches your search */
export declare const boughtNoMatch: () => string
/** Search for a part of the part number or the name. */
export declare const boughtNoMatchHelp: () => string
/** Ordered {count, plural, one {once} other {# times}} */
export declare const boughtOften: (values: { readonly count: number }) => string
/** Part number or name */
export declare const boughtSearch: () => string
/** Search what was bought before */
export declare const boughtSearchLabel: () => string
/** Name and sharing */
export declare const changeList: () => string
/** List */
export declare const chooseList: () => string
/** Copy this list */
export declare const copyList: () => string
/** Name of the copy */
export declare const copyName: () => string
/** {name} (copy) */
export declare const copyOf: (values: { readonly name: string }) => string
/** Make a copy */
export declare const copySubmit: () => string
/** Create list */
export declare const createList: () => string
/** Delete list */
export declare const deleteList: () => string
/** Delete this list? */
export declare const deleteListQuestion: () => string
/** “{name}” and its lines are deleted for good. */
export declare const deleteListWarning: (values: { readonly name: string }) => string
/** Drag to move {product} */
export declare const dragLine: (values: { readonly product: string }) => string
/** Everybody who buys for {account} sees and fills it */
export declare const everybodyOfAccount: (values: { readonly account: string }) => string
/** First page */
export declare const firstPage: () => string
/** Shared */
export declare const forAccount: () => string
/** Only you */
export declare const forMe: () => string
/** Go to the cart */
export declare const goToCart: () => string
/** Quantity {quantity} */
export declare const labelQuantity: (values: { readonly quantity: string }) => string
/** Labels of {name} */
export declare const labels: (values: { readonly name: string }) => string
/** Last {date}: {quantity} at {price} */
export declare const lastTime: (values: { readonly date: string; readonly quantity: string; readonly price: string }) => string
/** Somebody changed this line meanwhile. What you typed is not saved: save again to keep it. */
export declare const lineChangedMeanwhile: () => string
/** {count, plural, =0 {Nothing on it} one {# line} other {# lines}} */
export declare const lineCount: (values: { readonly count: number }) => string
/** The line is back on the list. */
export declare const lineRestored: () => string
/** Lines */
export declare const lines: () => string
/** {added, plural, =0 {Nothing was added to your cart.} one {# line is in your cart.} other {# lines are in your cart.}}{refused, plural, =0 {} one { # line could not be added.} other { # lines could not be added.}} */
export declare const linesInCart: (values: { readonly added: number; readonly refused: number }) => string
/** {moved, plural, =0 {No line was moved.} one {# line was moved from your cart to this list.} other {# lines were moved from your cart to this list.}} */
export declare const linesMoved: (values: { readonly moved: number }) => string
/** {count, plural, one {# line was not saved. The reason is at the line.} other {# lines were not saved. The reason is at each line.}} */
export declare const linesNotSaved: (values: { readonly count: number }) => string
/** {count, plural, =0 {There was nothing to save.} one {# line was saved.} other {# lines were saved.}} */
export declare const linesSaved: (values: { readonly count: number }) => string
/** What could not be moved is still in your cart. */
export declare const linesStay: () => string
/** List */
export declare const list: () => string
/** Changed */
export declare const listChanged: () => string
/** The copy is called “{name}”. */
export declare const listCopied: (values: { readonly name: string }) => string
/** “{name}” was deleted. */
export declare const listDeleted: (values: { readonly name: string }) => string
/** There is nothing on this list yet. */
export declare const listEmpty: () => string
/** Add products below, or from their pages, the cart or an order. */
export declare const listEmptyHelp: () => string
/** File */
export declare const listFile: () => string
/** Name */
export declare const listName: () => string
/** The list was saved. */
export declare const listSaved: () => string
/** Part numbers and quantities */
export declare const listText: () => string
/** One part number and quantity per line, cells of a spreadsheet, or the text of an email. */
export declare const listTextHint: () => string
/** Lists */
export declare const lists: () => string
/** You have no lists yet */
export declare const listsEmpty: () => string
/** Give a list a name, and fill it from products, the cart, an order or a file. */
export declare const listsEmptyHelp: () => string
/** Your lists, and those shared with {account} */
export declare const listsFor: (values: { readonly account: string }) => string
/** Move {product} down */
export declare const moveDown: (values: { readonly product: string }) => string
/** Move to a list */
export declare const moveToList: () => string
/** Move to list */
export declare const moveToThisList: () => string
/** Move {product} up */
export declare const moveUp: (values: { readonly product: string }) => string
/** Enter a name for the list. */
export declare const nameMissing: () => string
/** New list */
export declare const newList: () => string
/** Name of the new list */
export declare const newListName: () => string
/** Next page */
export declare const nextPage: () => string
/** This product is not available any more. */
export declare const noLongerAvailable: () => string
/** Product that is not available any more */
export declare const noLongerAvailableName: () => string
/** There is nothing to add */
export declare const noSource: () => string
/** Open a product, the cart or an order, and choose “Add to a list” there. */
export declare const noSourceHelp: () => string
/** Subscriptions cannot be on a list. */
export declare const noSubscriptions: () => string
/** Note */
export declare const note: () => string
/** Note on {product} */
export declare const noteOf: (values: { readonly product: string }) => string
/** Select the lines to add first. */
export declare const nothingSelected: () => string
/** There is no part number in this text or file. */
export declare const nothingToAdd: () => string
/** Order */
export declare const orderOfLastTime: () => string
/** Pages */
export declare const pagesOfList: () => string
/** Previous page */
export declare const previousPage: () => string
/** Price each */
export declare const priceEach: () => string
/** Print this page with your browser. */
export declare const printHelp: () => string
/** Print labels */
export declare const printLabels: () => string
/** Product */
export declare const product: () => string
/** Put it back */
export declare const putItBack: () => string
/** Quantity */
export declare const quantity: () => string
/** Quantity of {product} */
export declare const quantityOf: (values: { readonly product: string }) => string
/** Enter a quantity above zero, or leave it empty for the least that can be bought. */
export declare const quantityWrong: () => string
/** Remove {product} from the list */
export declare const removeLine: (values: { readonly product: string }) => string
/** {product} was removed. */
export declare const removed: (values: { readonly product: string }) => string
/** {row}: {problem} */
export declare const rowWithProblem: (values: { readonly row: string; readonly problem: string }) => string
/** {added, plural, =0 {No line was added.} one {# line was added.} other {# lines were added.}}{changed, plural, =0 {} one { # line was on the list already.} other { # lines were on the list already.}}{wrong, plural, =0 {} one { # could not be added.} other { # could not be added.}} */
export declare const rowsAdded: (values: { readonly added: number; readonly changed: number; readonly wrong: number }) => string
/** Save changes */
export declare const saveLines: () => string
/** Save */
export declare const saveList: () => string
/** Select {product} */
export declare const selectLine: (values: { readonly product: string }) => string
/** Share with the account */
export declare const shareList: () => string
/** Shared by {name} */
export declare const sharedBy: (values: { readonly name: string }) => string
/** Sort by */
export declare const sortBought: () => string
/** Ordered most often */
export declare const sortByCount: () => string
/** Ordered last */
export declare const sortByDate: () => string
/** Part number */
export declare const sortByNumber: () => string
/** What is in your cart */
export declare const sourceCart: () => string
/** {count, plural, one {# line of your cart} other {# lines of your cart}} */
export declare const sourceLines: (values: { readonly count: number }) => string
/** The items of order {number} */
export declare const sourceOrder: (values: { readonly number: string }) => string
/** {count, plural, one {# row of your quick order} other {# rows of your quick order}} */
export declare const sourceRows: (values: { readonly count: number }) => string
/** Total */
export declare const total: () => string
/** Your lists */
export declare const yourLists: () => string
