// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, select, strictNumber } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addedToNamedCart = (d) => "The product was added to the cart “" + d.cart + "”."
export const allCarts = () => "Your carts"
export const cancel = () => "Cancel"
export const cartDeleted = (d) => "The cart “" + d.cart + "” was deleted."
export const cartIsCurrent = (d) => "“" + d.cart + "” is your current cart now."
export const cartName = () => "Name of the cart"
export const cartOption = (d) => d.cart + " (" + plural(d.count, 0, en, { "0": "empty", one: strictNumber(currentLocale(), d.count, 0, "count") + " line", other: strictNumber(currentLocale(), d.count, 0, "count") + " lines" }) + ")"
export const cartRenamed = (d) => "The cart is called “" + d.cart + "” now."
export const cartSent = (d) => "A copy of the cart was sent to " + d.name + "."
export const cartStarted = (d) => "“" + d.cart + "” was started and is your current cart now."
export const carts = () => "Carts"
export const cartsFor = (d) => "Your carts for " + d.account
export const changedAt = (d) => "Changed " + d.time
export const colleague = () => "Colleague"
export const current = () => "Current cart"
export const deleteCart = () => "Delete the cart"
export const deleteLink = () => "Delete"
export const deleteLinkOf = (d) => "Delete: " + d.cart
export const deleteQuestion = (d) => "Delete the cart “" + d.cart + "”? " + select(d.isCurrent, { true: "It is your current cart. ", other: "" }) + plural(d.count, 0, en, { "0": "It is empty.", one: "Its line will be deleted with it.", other: "Its " + strictNumber(currentLocale(), d.count, 0, "count") + " lines will be deleted with it." }) + " This cannot be undone."
export const lineCount = (d) => plural(d.count, 0, en, { "0": "No lines", one: strictNumber(currentLocale(), d.count, 0, "count") + " line", other: strictNumber(currentLocale(), d.count, 0, "count") + " lines" })
export const linesInCart = (d) => plural(d.count, 0, en, { one: d.product + " is in your cart again.", other: strictNumber(currentLocale(), d.count, 0, "count") + " lines are in your cart again." })
export const linesSaved = (d) => plural(d.count, 0, en, { one: d.product + " was saved for later.", other: strictNumber(currentLocale(), d.count, 0, "count") + " lines were saved for later." })
export const makeCurrent = () => "Make current"
export const makeCurrentOf = (d) => "Make current: " + d.cart
export const moveLineToCart = (d) => "Move to cart: " + d.product
export const moveToCart = () => "Move to cart"
export const movedBack = (d) => plural(d.count, 0, en, { one: "The line is where it was.", other: strictNumber(currentLocale(), d.count, 0, "count") + " lines are where they were." })
export const nameMissing = () => "Enter a name for the cart."
export const newCart = () => "New cart"
export const newCartHint = () => "It becomes your current cart. The one before it keeps everything."
export const noCarts = () => "You have no cart yet"
export const noCartsHelp = () => "Start one below, or add a product from its page."
export const noColleagues = () => "Nobody else buys for this account."
export const nothingSelected = () => "Select the lines first."
export const otherCart = () => "Other cart"
export const priceEach = (d) => d.price + " each"
export const productCount = (d) => plural(d.count, 0, en, { one: d.quantity + " item", other: d.quantity + " items" })
export const quantityOf = (d) => "Quantity " + d.quantity
export const removeSaved = () => "Remove"
export const removeSavedLine = (d) => "Remove: " + d.product
export const rename = () => "Rename"
export const renameOf = (d) => "Rename: " + d.cart
export const saveForLater = () => "Save for later"
export const saveLineForLater = (d) => "Save for later: " + d.product
export const saveName = () => "Save the name"
export const savedForLater = (d) => "Saved for later (" + d.count + ")"
export const savedLineRemoved = () => "The line was removed from those saved for later."
export const savedMore = (d) => "The last " + d.shown + " of " + d.count + " lines are shown. Move or remove some of them to see the others."
export const send = () => "Send to a colleague"
export const sendCart = () => "Send the cart"
export const sendHint = () => "They get a copy with its lines and notes, at their prices, and a mail. Nothing is ordered."
export const sendOf = (d) => "Send to a colleague: " + d.cart
export const sentBy = (d) => "From " + d.name
export const startCart = () => "Start the cart"
export const switchCart = () => "Use this cart"
export const switchedCart = (d) => "Nothing was changed: the page was shown for the cart “" + d.shown + "”, but your current cart is “" + d.current + "” now. Check it and try again."
export const undo = () => "Undo"
export const yourCarts = () => "Your carts"
