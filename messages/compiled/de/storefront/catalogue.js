// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { de } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const actionForProduct = (d) => d.action + ": " + d.product
export const addMoreToPay = (d) => "Noch " + d.quantity + " mehr, und Sie zahlen je " + d.price + "."
export const addMoreToPayLess = (d) => "Noch " + d.quantity + " mehr, und Sie zahlen je " + d.price + ", " + d.percent + " % weniger."
export const addToList = () => "Auf eine Liste"
export const addVariations = () => "In den Warenkorb"
export const belowCategory = (d) => "Unterkategorien von " + d.name
export const boughtOneByOne = () => "Einzeln gekauft"
export const brand = () => "Marke"
export const capacity = () => "Kapazität"
export const cellName = (d) => d.row + ", " + d.column
export const changesOtherChoices = () => "Ändert auch die übrige Auswahl"
export const choicesMissing = (d) => "Wählen Sie " + d.choices + ", um Preis und Verfügbarkeit zu sehen."
export const chooseOrFillIn = (d) => "Wählen Sie " + d.choices + " für Einzelheiten oder tragen Sie unten ein, wie viele Sie jeweils brauchen."
export const chosenOption = (d) => d.choice + ": " + d.option
export const contractPrice = () => "Vertragspreis"
export const contractPriceOf = (d) => "Vertragspreis von " + d.account
export const contractPriceOfUntil = (d) => "Vertragspreis von " + d.account + " bis " + d.date
export const contractPriceUntil = (d) => "Vertragspreis bis " + d.date
export const copied = () => "Kopiert"
export const copy = () => "Kopieren"
export const copyValue = (d) => d.label + " kopieren"
export const covers = () => "Abdeckung"
export const description = () => "Beschreibung"
export const detects = () => "Erkennt"
export const diameter = () => "Durchmesser"
export const documents = () => "Dokumente"
export const enlarge = () => "Vergrößern"
export const fireClass = () => "Brandklasse"
export const flow = () => "Durchfluss"
export const force = () => "Kraft"
export const fromPrice = (d) => "Ab " + d.price
export const goesWithIt = () => "Passend dazu"
export const home = () => "Startseite"
export const itemQuantity = (d) => d.quantity + " ×"
export const length = () => "Länge"
export const light = () => "Lichtstrom"
export const loadRating = () => "Nennlast"
export const manufacturerNumber = () => "Herstellernummer"
export const material = () => "Material"
export const nextPicture = () => "Nächstes Bild"
export const notAvailable = () => "nicht verfügbar"
export const onlyInStock = (d) => "Nur " + d.quantity + " vorrätig."
export const optionalPart = (d) => d.partNumber + " · optional"
export const orderSeveral = () => "Mehrere auf einmal bestellen"
export const orderSeveralOf = () => "Menge je Variante"
export const outOfStockUntil = (d) => "Nicht vorrätig · Erwartet am " + d.day
export const pack = () => "Packung"
export const partEach = (d) => "je " + d.price
export const partNumber = (d) => "Artikelnummer " + d.partNumber
export const partNumberLabel = () => "Artikelnummer"
export const partsCost = (d) => d.price + " bei Einzelkauf"
export const partsCostMore = (d) => d.price + " bei Einzelkauf: Sie sparen " + d.saving
export const perUnit = (d) => "pro " + d.unit
export const pictureCount = (d) => d.position + " von " + d.count
export const pictures = () => "Bilder"
export const piecesOnTop = () => "Mehrmengen sind günstiger"
export const pleaseChoose = () => "bitte wählen"
export const previousPicture = () => "Vorheriges Bild"
export const pricedOnRequest = () => "Den Preis dieses Produkts erhalten Sie auf Anfrage: Es wird auf Bestellung gefertigt, oder der Preis hängt von der Konfiguration ab."
export const quantity = () => "Menge"
export const quantityOfVariation = (d) => "Menge von " + d.variation
export const quoteOnly = () => "Nur auf Anfrage"
export const relatedProducts = () => "Passende Produkte"
export const replacedBy = (d) => "Ersetzt durch " + d.product
export const requestQuote = () => "Angebot anfordern"
export const retired = () => "Nicht mehr erhältlich."
export const size = () => "Größe"
export const soldBy = () => "Verkaufseinheit"
export const specialPriceUntil = (d) => "Sonderpreis bis " + d.date
export const specifications = () => "Technische Daten"
export const standard = () => "Norm"
export const term = () => "Laufzeit"
export const thread = () => "Gewinde"
export const travel = () => "Hub"
export const variationsAdded = (d) => plural(d.count, 0, de, { one: strictNumber(currentLocale(), d.count, 0, "count") + " Variante wurde", other: strictNumber(currentLocale(), d.count, 0, "count") + " Varianten wurden" }) + " in Ihren Warenkorb gelegt."
export const variationsMissing = () => "Tragen Sie ein, wie viele Sie brauchen, bevor Sie sie in den Warenkorb legen."
export const variationsNotAdded = () => "Es wurde nichts in Ihren Warenkorb gelegt. Versuchen Sie es später erneut."
export const variationsPartlyAdded = (d) => plural(d.added, 0, de, { one: strictNumber(currentLocale(), d.added, 0, "added") + " Variante wurde", other: strictNumber(currentLocale(), d.added, 0, "added") + " Varianten wurden" }) + " in Ihren Warenkorb gelegt, " + plural(d.refused, 0, de, { one: strictNumber(currentLocale(), d.refused, 0, "refused") + " nicht", other: strictNumber(currentLocale(), d.refused, 0, "refused") + " nicht" }) + ". Der Grund steht in der Tabelle."
export const variationsRefused = () => "Es wurde nichts in Ihren Warenkorb gelegt. Der Grund steht in der Tabelle."
export const viewCart = () => "Zum Warenkorb"
export const viewDetails = () => "Details ansehen"
export const viewOptions = () => "Optionen ansehen"
export const viewTerms = () => "Laufzeit wählen"
export const voltage = () => "Spannung"
export const whatIsInIt = () => "Lieferumfang"
export const noticeAsked = () => "We mail you when it is back."
export const noticeConfirmIntro = (d) => "You want a mail when " + d.product + " is back in stock. Confirm it."
export const noticeConfirmed = () => "Thank you. We mail you when it is back."
export const noticeEmail = () => "Your email address"
export const noticeEmailHint = () => "We mail you a link to confirm it first."
export const noticeEnd = () => "Do not tell me"
export const noticeEndIntro = (d) => "You get a mail when " + d.product + " is back in stock."
export const noticeEnded = () => "You get no mail about this product."
export const noticeGone = () => "This has ended already, or the link has expired."
export const noticeLinkSent = (d) => "We have mailed a link to " + d.email + ". Use it, and we tell you when the product is back."
export const noticeNotifiedIntro = (d) => "We have mailed you that " + d.product + " is back. You get no further mail about it."
export const noticeRequest = () => "Tell me when it is back"
export const noticeTitle = () => "Mail about stock"
export const noticeToProduct = () => "See the product"
export const noticeWaiting = () => "We mail you once when this product is back in stock."
