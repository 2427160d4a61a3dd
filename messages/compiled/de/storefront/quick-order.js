// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { de } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addAllToCart = () => "In den Warenkorb"
export const addRows = (d) => plural(d.count, 0, de, { one: strictNumber(currentLocale(), d.count, 0, "count") + " Zeile", other: strictNumber(currentLocale(), d.count, 0, "count") + " Zeilen" }) + " in den Warenkorb"
export const brokenWorkbook = () => "Diese Arbeitsmappe kann nicht gelesen werden. Speichern Sie sie erneut als .xlsx oder CSV, oder kopieren Sie die Zellen und fügen Sie sie ein."
export const changeQuantityTo = (d) => "Auf " + d.quantity + " ändern"
export const checkRows = () => "Zeilen prüfen"
export const clearRows = () => "Alle Zeilen entfernen"
export const emptyFile = () => "Diese Datei ist leer."
export const fixKey = () => "F2"
export const goToCart = () => "Zum Warenkorb"
export const intro = () => "Geben Sie Artikelnummern und Mengen ein, oder fügen Sie sie aus einer Tabelle in eine beliebige Zeile ein."
export const listCut = () => "Es wurden nur die ersten 10.000 Zeilen gelesen. Legen Sie diese in den Warenkorb und lesen Sie dann den Rest ein."
export const listFile = () => "Datei"
export const listFileHint = () => "Eine Excel-Arbeitsmappe (.xlsx) oder eine CSV- oder Textdatei bis 2 MB, mit Artikelnummern und Mengen in beliebigen Spalten."
export const listText = () => "Text"
export const listTextHint = () => "Je Zeile eine Artikelnummer und Menge, oder der Text einer E-Mail."
export const lookingUp = () => "Wird geprüft …"
export const lookingUpRows = (d) => plural(d.count, 0, de, { one: strictNumber(currentLocale(), d.count, 0, "count") + " Zeile wird", other: strictNumber(currentLocale(), d.count, 0, "count") + " Zeilen werden" }) + " geprüft …"
export const meantProduct = (d) => d.partNumber + ", " + d.name
export const nextPriceBreak = (d) => "je " + d.price + " ab " + d.quantity
export const noTextFile = () => "Das ist keine Liste. Wählen Sie eine Excel-Arbeitsmappe (.xlsx), eine CSV-Datei oder eine andere Textdatei."
export const notAllSent = () => "Es kam keine Antwort. Daher ist nicht bekannt, welche Zeilen im Warenkorb sind."
export const notAllSentHelp = () => "Ihre Zeilen sind noch da. Fügen Sie sie erneut hinzu: Was schon im Warenkorb ist, wird nicht doppelt hinzugefügt."
export const notLookedUp = () => "Die Zeilen konnten nicht geprüft werden. Sie sind noch da."
export const notedNumber = (d) => "Ihre Nummer, an einer Position notiert: " + d.number
export const nothingInFile = () => "Diese Datei enthält keine Artikelnummern."
export const nothingInText = () => "Dieser Text enthält keine Artikelnummer."
export const oldWorkbook = () => "Diese Arbeitsmappe hat ein altes Format. Speichern Sie sie als .xlsx oder CSV."
export const orderWhatIsInStock = (d) => "Vorrätige " + d.quantity + " bestellen"
export const ownNumberOf = (d) => d.partNumber + ", " + d.name
export const pageTitle = () => "Schnellbestellung"
export const partNumber = () => "Artikelnummer"
export const partNumberOfRow = (d) => "Artikelnummer, Zeile " + d.row
export const priceEach = () => "Einzelpreis"
export const product = () => "Produkt"
export const quantity = () => "Menge"
export const quantityOfRow = (d) => "Menge, Zeile " + d.row
export const quickOrder = () => "Schnellbestellung"
export const readListTitle = () => "Liste aus einem Text oder einer Datei einlesen"
export const readText = () => "Text lesen"
export const readingFile = () => "Datei wird gelesen …"
export const removeRow = (d) => "Zeile " + d.row + " entfernen"
export const rowCounts = (d) => plural(d.ready, 0, de, { one: strictNumber(currentLocale(), d.ready, 0, "ready") + " Zeile kann", other: strictNumber(currentLocale(), d.ready, 0, "ready") + " Zeilen können" }) + " hinzugefügt werden" + plural(d.wrong, 0, de, { "0": "", one: ", " + strictNumber(currentLocale(), d.wrong, 0, "wrong") + " Zeile muss korrigiert werden", other: ", " + strictNumber(currentLocale(), d.wrong, 0, "wrong") + " Zeilen müssen korrigiert werden" }) + "."
export const rowsInCart = (d) => plural(d.count, 0, de, { one: d.quantity + " Zeile ist", other: d.quantity + " Zeilen sind" }) + " in Ihrem Warenkorb."
export const rowsRefused = (d) => plural(d.count, 0, de, { one: strictNumber(currentLocale(), d.count, 0, "count") + " Zeile wurde", other: strictNumber(currentLocale(), d.count, 0, "count") + " Zeilen wurden" }) + " nicht hinzugefügt. Der Grund steht in der Zeile."
export const saveAsList = () => "Als Liste speichern"
export const scanBarcodes = () => "Strichcodes scannen"
export const scannerNotLoaded = () => "Der Scanner konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal."
export const suggestions = () => "Artikelnummern"
export const tooLargeFile = () => "Diese Datei ist zu groß. Wählen Sie eine mit höchstens 2 MB."
export const tooLargeWorkbook = () => "Diese Arbeitsmappe ist zu groß. Kopieren Sie die Zellen mit Artikelnummern und Mengen und fügen Sie sie ein."
export const total = () => "Gesamt"
export const tryAgain = () => "Wiederholen"
export const yourNumber = (d) => "Ihre Nummer: " + d.number
