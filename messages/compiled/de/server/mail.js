// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { de } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const invalidRecipient = () => "Die Adresse des Empfängers kann nicht verwendet werden."
export const legalNotice = () => "Impressum"
export const noLongerApplies = () => "Was diese E-Mail mitteilt, gilt nicht mehr."
export const notGivenUp = () => "An dieser Position gibt es keine E-Mail, deren Versand aufgegeben wurde."
export const privacy = () => "Datenschutz"
export const serverAnswered = (d) => "Der Mailserver hat auf " + d.command + " mit dem Status " + d.status + " geantwortet."
export const serverSilent = (d) => "Der Mailserver war nach " + plural(d.seconds, 0, de, { one: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " Sekunde", other: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " Sekunden" }) + " noch nicht fertig."
export const serverUnreachable = (d) => "Der Mailserver konnte nicht verwendet werden: " + d.code + "."
export const terms = () => "AGB"
export const unknownKind = () => "Diese Version des Shops kennt diese Art von E-Mail nicht."
export const unknownMail = () => "An dieser Position gibt es keine E-Mail."
export const unsentForDays = (d) => "Sie konnte nicht innerhalb von " + plural(d.days, 0, de, { one: strictNumber(currentLocale(), d.days, 0, "days") + " Tag", other: strictNumber(currentLocale(), d.days, 0, "days") + " Tagen" }) + " nach dem Schreiben versendet werden."
export const writingFailed = () => "Die E-Mail konnte nicht geschrieben werden; der Fehler steht im Protokoll."
