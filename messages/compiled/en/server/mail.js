// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const invalidRecipient = () => "The address of the recipient cannot be used."
export const legalNotice = () => "Legal notice"
export const noLongerApplies = () => "What this mail tells of no longer applies."
export const notGivenUp = () => "There is no mail at this position that was given up."
export const privacy = () => "Privacy policy"
export const serverAnswered = (d) => "The mail server answered " + d.command + " with status " + d.status + "."
export const serverSilent = (d) => "The mail server did not finish within " + plural(d.seconds, 0, en, { one: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " second", other: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " seconds" }) + "."
export const serverUnreachable = (d) => "The mail server could not be used: " + d.code + "."
export const terms = () => "Terms and conditions"
export const unknownKind = () => "This version of the shop does not know this kind of mail."
export const unknownMail = () => "There is no mail at this position."
export const unsentForDays = (d) => "It was not sent within " + plural(d.days, 0, en, { one: strictNumber(currentLocale(), d.days, 0, "days") + " day", other: strictNumber(currentLocale(), d.days, 0, "days") + " days" }) + " after it was written."
export const writingFailed = () => "The mail could not be written; the log has the error."
