// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { de } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const backToTheQuestion = () => "Zurück zur Frage"
export const close = () => "Schließen"
export const continueWorking = () => "Weiterarbeiten"
export const loggedOutIn = (d) => "Wir melden Sie in " + plural(d.seconds, 0, de, { one: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " Sekunde", other: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " Sekunden" }) + " ab."
export const logOut = () => "Abmelden"
export const secondsLeft = (d) => "Noch " + plural(d.seconds, 0, de, { one: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " Sekunde", other: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " Sekunden" })
export const sessionTimedOut = () => "Ihre Sitzung ist abgelaufen. Versuchen Sie es erneut."
export const stillThere = () => "Sind Sie noch da?"
export const suspension = () => "Aus Sicherheitsgründen unterbrechen wir Ihre Sitzung, wenn Sie zu lange inaktiv sind. Wenn Sie nicht innerhalb von etwa 30 Sekunden auf „Weiterarbeiten“ klicken, melden wir Sie ab."
