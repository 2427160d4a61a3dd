// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const backToTheQuestion = () => "Back to the question"
export const close = () => "Close"
export const continueWorking = () => "Continue Working"
export const loggedOutIn = (d) => "We log you out in " + plural(d.seconds, 0, en, { one: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " second", other: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " seconds" }) + "."
export const logOut = () => "Log Out"
export const secondsLeft = (d) => plural(d.seconds, 0, en, { one: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " second", other: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " seconds" }) + " left"
export const sessionTimedOut = () => "Your session has timed out. Try again."
export const stillThere = () => "Still there?"
export const suspension = () => "For security, we suspend your session if you're inactive too long. If you don't click Continue Working within approximately 30 seconds, we log you out."
