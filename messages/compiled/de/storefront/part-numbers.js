// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { de } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addNumber = () => "Artikelnummer hinzufügen"
export const addYourNumber = () => "Ihre Artikelnummer hinzufügen"
export const entered = () => "Eingegeben"
export const file = () => "Datei"
export const fileCut = () => "Nur die ersten 20.000 Zeilen wurden gelesen."
export const fileEntered = (d) => plural(d.added, 0, de, { one: strictNumber(currentLocale(), d.added, 0, "added") + " Nummer", other: strictNumber(currentLocale(), d.added, 0, "added") + " Nummern" }) + " hinzugefügt, " + d.changed + " geändert, " + d.unchanged + " unverändert, " + d.wrong + " nicht übernommen."
export const fileHint = () => "CSV oder Excel (.xlsx) bis 2 MB mit zwei Spalten: Ihre Artikelnummer und unsere. Eine Nummer, die Sie schon haben, wird dem Produkt aus der Datei zugeordnet."
export const fileStopped = (d) => "Ab Zeile " + d.row + " wurde nichts eingetragen: " + d.problem
export const intro = () => "Schnellbestellung und Suche verstehen diese Nummern für alle in Ihrem Konto."
export const learned = () => "An einer Position einer Bestellung oder Liste notiert"
export const nextPage = () => "Nächste Seite"
export const noFile = () => "Wählen Sie eine Datei."
export const noMatch = () => "Keine passende Artikelnummer"
export const noNumbers = () => "Noch keine Artikelnummern"
export const noNumbersHelp = () => "Fügen Sie Ihre eigene Nummer für ein Produkt hier oder auf der Produktseite hinzu. Auch Nummern, die Sie an Positionen von Bestellungen und Listen notieren, erscheinen hier."
export const nothingInFile = () => "Diese Datei enthält keine Artikelnummern."
export const numberRemoved = () => "Ihre Artikelnummer wurde entfernt."
export const numberSaved = (d) => "Ihre Artikelnummer " + d.number + " wurde gespeichert."
export const otherNumbers = (d) => plural(d.count, 0, de, { one: "Eine weitere Nummer", other: strictNumber(currentLocale(), d.count, 0, "count") + " weitere Nummern" })
export const ourNumber = () => "Unsere Artikelnummer"
export const pagesOfNumbers = () => "Seiten der Artikelnummern"
export const previousPage = () => "Vorherige Seite"
export const product = () => "Produkt"
export const productNotAvailable = () => "Für Sie nicht verfügbar"
export const remove = () => "Entfernen"
export const removeNumber = (d) => d.number + " entfernen"
export const removed = (d) => d.number + " wurde entfernt."
export const rowProblem = (d) => "Zeile " + d.row + ", " + d.number + ": " + d.problem
export const save = () => "Speichern"
export const searchNumbers = () => "Artikelnummern suchen"
export const searchNumbersLabel = () => "Ihre Nummer, unsere oder der Name des Produkts"
export const showAll = () => "Alle Artikelnummern zeigen"
export const source = () => "Herkunft"
export const upload = () => "Hochladen"
export const uploadFile = () => "Datei hochladen"
export const yourNumber = () => "Ihre Artikelnummer"
export const yourNumberHint = () => "Die Nummer, unter der Ihr Unternehmen dieses Produkt führt."
export const yourNumberIs = (d) => "Ihre Artikelnummer: " + d.number
export const yourNumbers = () => "Ihre Artikelnummern"
