// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, select, strictNumber } from '@messageformat/runtime'
import { de } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addedToNamedCart = (d) => "Das Produkt wurde in den Warenkorb „" + d.cart + "“ gelegt."
export const allCarts = () => "Ihre Warenkörbe"
export const cancel = () => "Abbrechen"
export const cartDeleted = (d) => "Der Warenkorb „" + d.cart + "“ wurde gelöscht."
export const cartIsCurrent = (d) => "„" + d.cart + "“ ist jetzt Ihr aktueller Warenkorb."
export const cartName = () => "Name des Warenkorbs"
export const cartOption = (d) => d.cart + " (" + plural(d.count, 0, de, { "0": "leer", one: strictNumber(currentLocale(), d.count, 0, "count") + " Position", other: strictNumber(currentLocale(), d.count, 0, "count") + " Positionen" }) + ")"
export const cartRenamed = (d) => "Der Warenkorb heißt jetzt „" + d.cart + "“."
export const cartSent = (d) => "Eine Kopie des Warenkorbs wurde an " + d.name + " gesendet."
export const cartStarted = (d) => "„" + d.cart + "“ wurde angelegt und ist jetzt Ihr aktueller Warenkorb."
export const carts = () => "Warenkörbe"
export const cartsFor = (d) => "Ihre Warenkörbe für " + d.account
export const changedAt = (d) => "Geändert am " + d.time
export const colleague = () => "Kollegin oder Kollege"
export const current = () => "Aktueller Warenkorb"
export const deleteCart = () => "Warenkorb löschen"
export const deleteLink = () => "Löschen"
export const deleteLinkOf = (d) => "Löschen: " + d.cart
export const deleteQuestion = (d) => "Den Warenkorb „" + d.cart + "“ löschen? " + select(d.isCurrent, { true: "Er ist Ihr aktueller Warenkorb. ", other: "" }) + plural(d.count, 0, de, { "0": "Er ist leer.", one: "Seine Position wird mit ihm gelöscht.", other: "Seine " + strictNumber(currentLocale(), d.count, 0, "count") + " Positionen werden mit ihm gelöscht." }) + " Das kann nicht rückgängig gemacht werden."
export const lineCount = (d) => plural(d.count, 0, de, { "0": "Keine Positionen", one: strictNumber(currentLocale(), d.count, 0, "count") + " Position", other: strictNumber(currentLocale(), d.count, 0, "count") + " Positionen" })
export const linesInCart = (d) => plural(d.count, 0, de, { one: d.product + " ist wieder in Ihrem Warenkorb.", other: strictNumber(currentLocale(), d.count, 0, "count") + " Positionen sind wieder in Ihrem Warenkorb." })
export const linesSaved = (d) => plural(d.count, 0, de, { one: d.product + " wurde für später gemerkt.", other: strictNumber(currentLocale(), d.count, 0, "count") + " Positionen wurden für später gemerkt." })
export const makeCurrent = () => "Verwenden"
export const makeCurrentOf = (d) => "Verwenden: " + d.cart
export const moveLineToCart = (d) => "In den Warenkorb: " + d.product
export const moveToCart = () => "In den Warenkorb"
export const movedBack = (d) => plural(d.count, 0, de, { one: "Die Position ist wieder da, wo sie war.", other: strictNumber(currentLocale(), d.count, 0, "count") + " Positionen sind wieder da, wo sie waren." })
export const nameMissing = () => "Geben Sie einen Namen für den Warenkorb ein."
export const newCart = () => "Neuer Warenkorb"
export const newCartHint = () => "Er wird Ihr aktueller Warenkorb. Der bisherige behält alles."
export const noCarts = () => "Sie haben noch keinen Warenkorb"
export const noCartsHelp = () => "Legen Sie unten einen an oder legen Sie ein Produkt über seine Seite in den Warenkorb."
export const noColleagues = () => "Sonst kauft niemand für dieses Konto ein."
export const nothingSelected = () => "Wählen Sie zuerst die Positionen aus."
export const otherCart = () => "Anderer Warenkorb"
export const priceEach = (d) => d.price + " pro Einheit"
export const productCount = (d) => plural(d.count, 0, de, { one: d.quantity + " Artikel", other: d.quantity + " Artikel" })
export const quantityOf = (d) => "Menge " + d.quantity
export const removeSaved = () => "Entfernen"
export const removeSavedLine = (d) => "Entfernen: " + d.product
export const rename = () => "Umbenennen"
export const renameOf = (d) => "Umbenennen: " + d.cart
export const saveForLater = () => "Für später merken"
export const saveLineForLater = (d) => "Für später merken: " + d.product
export const saveName = () => "Namen speichern"
export const savedForLater = (d) => "Für später gemerkt (" + d.count + ")"
export const savedLineRemoved = () => "Die Position wurde aus den gemerkten entfernt."
export const savedMore = (d) => "Die letzten " + d.shown + " von " + d.count + " Positionen werden gezeigt. Verschieben oder entfernen Sie welche, um die übrigen zu sehen."
export const send = () => "Weitergeben"
export const sendCart = () => "Warenkorb senden"
export const sendHint = () => "Die Person erhält eine E-Mail und eine Kopie mit Positionen und Notizen, zu den Preisen, die für sie gelten. Bestellt wird nichts."
export const sendOf = (d) => "Weitergeben: " + d.cart
export const sentBy = (d) => "Von " + d.name
export const startCart = () => "Warenkorb anlegen"
export const switchCart = () => "Diesen verwenden"
export const switchedCart = (d) => "Nichts wurde geändert: Die Seite galt für den Warenkorb „" + d.shown + "“, aber Ihr aktueller Warenkorb ist jetzt „" + d.current + "“. Prüfen Sie ihn und versuchen Sie es noch einmal."
export const undo = () => "Rückgängig"
export const yourCarts = () => "Ihre Warenkörbe"
