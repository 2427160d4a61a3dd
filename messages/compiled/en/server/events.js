// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const noWebhook = () => "There is no webhook: the operator sets its address."
export const notGivenUp = () => "There is no event at this position that was given up."
export const receiverAnswered = (d) => "The receiver answered with status " + d.status + "."
export const receiverBlocked = () => "The receiver has an address of cloud metadata services, to which events are not sent."
export const receiverSilent = (d) => "The receiver did not answer within " + plural(d.seconds, 0, en, { one: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " second", other: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " seconds" }) + "."
export const receiverUnreachable = (d) => "The receiver could not be reached: " + d.code + "."
