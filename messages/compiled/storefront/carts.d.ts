// Compiled by `npm run messages`: change the catalogue, not this file.
/** The product was added to the cart “{cart}”. */
export declare const addedToNamedCart: (values: { readonly cart: string }) => string
/** Your carts */
export declare const allCarts: () => string
/** Cancel */
export declare const cancel: () => string
/** The cart “{cart}” was deleted. */
export declare const cartDeleted: (values: { readonly cart: string }) => string
/** “{cart}” is your current cart now. */
export declare const cartIsCurrent: (values: { readonly cart: string }) => string
/** Name of the cart */
export declare const cartName: () => string
/** {cart} ({count, plural, =0 {empty} one {# line} other {# lines}}) */
export declare const cartOption: (values: { readonly cart: string; readonly count: number }) => string
/** The cart is called “{cart}” now. */
export declare const cartRenamed: (values: { readonly cart: string }) => string
/** A copy of the cart was sent to {name}. */
export declare const cartSent: (values: { readonly name: string }) => string
/** “{cart}” was started and is your current cart now. */
export declare const cartStarted: (values: { readonly cart: string }) => string
/** Carts */
export declare const carts: () => string
/** Your carts for {account} */
export declare const cartsFor: (values: { readonly account: string }) => string
/** Changed {time} */
export declare const changedAt: (values: { readonly time: string }) => string
/** Colleague */
export declare const colleague: () => string
/** Current cart */
export declare const current: () => string
/** Delete the cart */
export declare const deleteCart: () => string
/** Delete */
export declare const deleteLink: () => string
/** Delete: {cart} */
export declare const deleteLinkOf: (values: { readonly cart: string }) => string
/** Delete the cart “{cart}”? {isCurrent, select, true {It is your current cart. } other {}}{count, plural, =0 {It is empty.} one {Its line will be deleted with it.} other {Its # lines will be deleted with it.}} This cannot be undone. */
export declare const deleteQuestion: (values: { readonly cart: string; readonly isCurrent: string; readonly count: number }) => string
/** {count, plural, =0 {No lines} one {# line} other {# lines}} */
export declare const lineCount: (values: { readonly count: number }) => string
/** {count, plural, one {{product} is in your cart again.} other {# lines are in your cart again.}} */
export declare const linesInCart: (values: { readonly count: number; readonly product: string }) => string
/** {count, plural, one {{product} was saved for later.} other {# lines were saved for later.}} */
export declare const linesSaved: (values: { readonly count: number; readonly product: string }) => string
/** Make current */
export declare const makeCurrent: () => string
/** Make current: {cart} */
export declare const makeCurrentOf: (values: { readonly cart: string }) => string
/** Move to cart: {product} */
export declare const moveLineToCart: (values: { readonly product: string }) => string
/** Move to cart */
export declare const moveToCart: () => string
/** {count, plural, one {The line is where it was.} other {# lines are where they were.}} */
export declare const movedBack: (values: { readonly count: number }) => string
/** Enter a name for the cart. */
export declare const nameMissing: () => string
/** New cart */
export declare const newCart: () => string
/** It becomes your current cart. The one before it keeps everything. */
export declare const newCartHint: () => string
/** You have no cart yet */
export declare const noCarts: () => string
/** Start one below, or add a product from its page. */
export declare const noCartsHelp: () => string
/** Nobody else buys for this account. */
export declare const noColleagues: () => string
/** Select the lines first. */
export declare const nothingSelected: () => string
/** Other cart */
export declare const otherCart: () => string
/** {price} each */
export declare const priceEach: (values: { readonly price: string }) => string
/** {count, plural, one {{quantity} item} other {{quantity} items}} */
export declare const productCount: (values: { readonly count: number; readonly quantity: string }) => string
/** Quantity {quantity} */
export declare const quantityOf: (values: { readonly quantity: string }) => string
/** Remove */
export declare const removeSaved: () => string
/** Remove: {product} */
export declare const removeSavedLine: (values: { readonly product: string }) => string
/** Rename */
export declare const rename: () => string
/** Rename: {cart} */
export declare const renameOf: (values: { readonly cart: string }) => string
/** Save for later */
export declare const saveForLater: () => string
/** Save for later: {product} */
export declare const saveLineForLater: (values: { readonly product: string }) => string
/** Save the name */
export declare const saveName: () => string
/** Saved for later ({count}) */
export declare const savedForLater: (values: { readonly count: string }) => string
/** The line was removed from those saved for later. */
export declare const savedLineRemoved: () => string
/** The last {shown} of {count} lines are shown. Move or remove some of them to see the others. */
export declare const savedMore: (values: { readonly shown: string; readonly count: string }) => string
/** Send to a colleague */
export declare const send: () => string
/** Send the cart */
export declare const sendCart: () => string
/** They get a copy with its lines and notes, at their prices, and a mail. Nothing is ordered. */
export declare const sendHint: () => string
/** Send to a colleague: {cart} */
export declare const sendOf: (values: { readonly cart: string }) => string
/** From {name} */
export declare const sentBy: (values: { readonly name: string }) => string
/** Start the cart */
export declare const startCart: () => string
/** Use this cart */
export declare const switchCart: () => string
/** Nothing was changed: the page was shown for the cart “{shown}”, but your current cart is “{current}” now. Check it and try again. */
export declare const switchedCart: (values: { readonly shown: string; readonly current: string }) => string
/** Undo */
export declare const undo: () => string
/** Your carts */
export declare const yourCarts: () => string
