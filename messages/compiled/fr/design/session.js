// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { fr } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const backToTheQuestion = () => "Revenir à la question"
export const close = () => "Fermer"
export const continueWorking = () => "Rester connecté"
export const loggedOutIn = (d) => "Déconnexion dans " + plural(d.seconds, 0, fr, { one: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " seconde", other: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " secondes" }) + "."
export const logOut = () => "Déconnexion"
export const secondsLeft = (d) => "Encore " + plural(d.seconds, 0, fr, { one: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " seconde", other: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " secondes" })
export const sessionTimedOut = () => "Votre session a expiré. Réessayez."
export const stillThere = () => "Toujours là ?"
export const suspension = () => "Par sécurité, nous suspendons votre session après une trop longue inactivité. Si vous ne cliquez pas sur « Rester connecté » dans les 30 secondes environ, nous vous déconnectons."
