// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addedAfterwards = (d) => plural(d.count, 0, en, { one: "The product that you added offline is in your cart now.", other: strictNumber(currentLocale(), d.count, 0, "count") + " products that you added offline are in your cart now." })
export const addedLater = (d) => "You are offline. " + d.product + " will be added to your cart when you are online."
export const doNotAdd = () => "Do not add these"
export const notAccepted = () => "The shop did not accept it. Try to add it again."
export const notStored = () => "The product was not added to the cart, as your browser could not store it. Try again when you are online."
export const offlineHeading = () => "You are offline"
export const offlineText = () => "This page cannot be shown without a network, because you have not visited it recently. It opens by itself when you are online again."
export const offlineTitle = () => "Offline"
export const otherAccount = () => "You are buying for another account now."
export const pendingAdditions = () => "Added while you were offline"
export const quantityOfProduct = (d) => d.quantity + " × " + d.product
export const refusedAfterwards = (d) => plural(d.count, 0, en, { one: "A product that you added offline could not be added to your cart.", other: strictNumber(currentLocale(), d.count, 0, "count") + " products that you added offline could not be added to your cart." })
export const refusedCount = (d) => plural(d.count, 0, en, { one: "1 product was not added to your cart", other: strictNumber(currentLocale(), d.count, 0, "count") + " products were not added to your cart" })
export const refusedProduct = (d) => d.quantity + " × " + d.product + ": " + d.problem
export const removeFromList = () => "Remove from this list"
export const shownFromLastVisit = (d) => "You are offline. This page is as it was on " + d.moment + "; prices and stock may have changed."
export const tryAgain = () => "Try again"
export const unknownOutcome = () => "We do not know whether it was added. Check your cart."
export const visitedPages = () => "Pages that you can read now"
export const waitingCount = (d) => plural(d.count, 0, en, { one: "1 product will be added to your cart when you are online", other: strictNumber(currentLocale(), d.count, 0, "count") + " products will be added to your cart when you are online" })
