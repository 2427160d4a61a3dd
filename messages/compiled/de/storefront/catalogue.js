// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { de } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const actionForProduct = (d) => d.action + ": " + d.product
export const addMoreToPay = (d) => "Noch " + d.quantity + " mehr, und Sie zahlen je " + d.price + "."
export const addMoreToPayLess = (d) => "Noch " + d.quantity + " mehr, und Sie zahlen je " + d.price + ", " + d.percent + " % weniger."
export const addToList = () => "Auf eine Liste"
export const addVariations = () => "In den Warenkorb"
export const arrival = () => "Ankunft"
export const arrivalPlace = (d) => "Nach " + d.place
export const arrivalUnavailable = () => "Ankunftstermine können gerade nicht angezeigt werden. Sie werden an der Kasse angezeigt."
export const arrivalUnknown = () => "Wann es ankommen würde, ist zurzeit nicht bekannt."
export const arrivesBy = (d) => "Ankunft " + d.days + " mit " + d.method
export const arrivesCheapest = (d) => "Ankunft " + d.days + " mit " + d.method + ", der günstigsten Versandart"
export const arrivesFastest = (d) => "Ankunft " + d.days + " mit " + d.method + ", der schnellsten Versandart"
export const askForArrival = () => "Sehen, wann es ankommt"
export const belowCategory = (d) => "Unterkategorien von " + d.name
export const boughtOneByOne = () => "Einzeln gekauft"
export const brand = () => "Marke"
export const capacity = () => "Kapazität"
export const cellName = (d) => d.row + ", " + d.column
export const changeArrivalPlace = () => "Ort ändern"
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
export const gtin = () => "GTIN"
export const home = () => "Startseite"
export const itemQuantity = (d) => d.quantity + " ×"
export const length = () => "Länge"
export const light = () => "Lichtstrom"
export const loadRating = () => "Nennlast"
export const manufacturerNumber = () => "Herstellernummer"
export const material = () => "Material"
export const moreExpected = (d) => d.quantity + " weitere am " + d.day
export const nextPicture = () => "Nächstes Bild"
export const noneAtLocation = () => "Nicht vorrätig"
export const notAvailable = () => "nicht verfügbar"
export const notDelivered = () => "Dorthin kann es zurzeit nicht geliefert werden."
export const noticeAsked = () => "Sie erhalten eine E-Mail, wenn das Produkt wieder vorrätig ist."
export const noticeConfirmIntro = (d) => "Sie möchten eine E-Mail erhalten, wenn " + d.product + " wieder vorrätig ist. Bitte bestätigen Sie das."
export const noticeConfirmed = () => "Vielen Dank. Sie erhalten eine E-Mail, wenn das Produkt wieder vorrätig ist."
export const noticeEmail = () => "Ihre E-Mail-Adresse"
export const noticeEmailHint = () => "Wir senden Ihnen zuerst einen Link zur Bestätigung."
export const noticeEnd = () => "E-Mail abbestellen"
export const noticeEndIntro = (d) => "Sie erhalten eine E-Mail, wenn " + d.product + " wieder vorrätig ist."
export const noticeEnded = () => "Sie erhalten keine E-Mail zu diesem Produkt."
export const noticeGone = () => "Diese Benachrichtigung ist bereits beendet, oder der Link ist abgelaufen."
export const noticeLinkSent = (d) => "Wir haben einen Link an " + d.email + " gesendet. Öffnen Sie ihn, dann benachrichtigen wir Sie, wenn das Produkt wieder vorrätig ist."
export const noticeNotifiedIntro = (d) => "Wir haben Ihnen per E-Mail mitgeteilt, dass " + d.product + " wieder vorrätig ist. Sie erhalten dazu keine weitere E-Mail."
export const noticeRequest = () => "Bei Verfügbarkeit benachrichtigen"
export const noticeTitle = () => "E-Mail bei Verfügbarkeit"
export const noticeToProduct = () => "Zum Produkt"
export const noticeWaiting = () => "Wir senden Ihnen einmal eine E-Mail, wenn dieses Produkt wieder vorrätig ist."
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
export const piecesOnTop = () => "Weitere Stücke kosten weniger"
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
export const showArrival = () => "Ankunftstermine anzeigen"
export const size = () => "Größe"
export const soldBy = () => "Verkaufseinheit"
export const specialPriceUntil = (d) => "Sonderpreis bis " + d.date
export const specifications = () => "Technische Daten"
export const standard = () => "Norm"
export const stockByLocation = () => "Bestand nach Standort"
export const term = () => "Laufzeit"
export const thread = () => "Gewinde"
export const travel = () => "Hub/Öffnung"
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
