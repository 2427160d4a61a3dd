// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { de } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addedAfterwards = (d) => plural(d.count, 0, de, { one: "Das Produkt, das Sie offline hinzugefügt haben, ist jetzt im Warenkorb.", other: strictNumber(currentLocale(), d.count, 0, "count") + " Produkte, die Sie offline hinzugefügt haben, sind jetzt im Warenkorb." })
export const addedLater = (d) => "Sie sind offline. " + d.product + " wird in den Warenkorb gelegt, sobald Sie online sind."
export const doNotAdd = () => "Diese nicht hinzufügen"
export const notAccepted = () => "Der Shop hat es nicht angenommen. Versuchen Sie, es noch einmal hinzuzufügen."
export const notStored = () => "Das Produkt wurde nicht in den Warenkorb gelegt, weil Ihr Browser es nicht speichern konnte. Versuchen Sie es noch einmal, wenn Sie online sind."
export const offlineHeading = () => "Sie sind offline"
export const offlineText = () => "Diese Seite kann ohne Netz nicht angezeigt werden, weil Sie sie in letzter Zeit nicht besucht haben. Sie öffnet sich von selbst, sobald Sie wieder online sind."
export const offlineTitle = () => "Offline"
export const otherAccount = () => "Sie kaufen jetzt für ein anderes Konto ein."
export const pendingAdditions = () => "Hinzugefügt, während Sie offline waren"
export const quantityOfProduct = (d) => d.quantity + " × " + d.product
export const refusedAfterwards = (d) => plural(d.count, 0, de, { one: "Ein Produkt, das Sie offline hinzugefügt haben, konnte nicht in den Warenkorb gelegt werden.", other: strictNumber(currentLocale(), d.count, 0, "count") + " Produkte, die Sie offline hinzugefügt haben, konnten nicht in den Warenkorb gelegt werden." })
export const refusedCount = (d) => plural(d.count, 0, de, { one: "1 Produkt wurde nicht in den Warenkorb gelegt", other: strictNumber(currentLocale(), d.count, 0, "count") + " Produkte wurden nicht in den Warenkorb gelegt" })
export const refusedProduct = (d) => d.quantity + " × " + d.product + ": " + d.problem
export const removeFromList = () => "Aus dieser Liste entfernen"
export const shownFromLastVisit = (d) => "Sie sind offline. Diese Seite zeigt den Stand vom " + d.moment + "; Preise und Bestand können sich geändert haben."
export const tryAgain = () => "Noch einmal versuchen"
export const unknownOutcome = () => "Wir wissen nicht, ob es hinzugefügt wurde. Sehen Sie im Warenkorb nach."
export const visitedPages = () => "Seiten, die Sie jetzt lesen können"
export const waitingCount = (d) => plural(d.count, 0, de, { one: "1 Produkt wird in den Warenkorb gelegt, sobald Sie online sind", other: strictNumber(currentLocale(), d.count, 0, "count") + " Produkte werden in den Warenkorb gelegt, sobald Sie online sind" })
