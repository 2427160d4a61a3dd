// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { fr } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const invalidRecipient = () => "L’adresse du destinataire est inutilisable."
export const legalNotice = () => "Mentions légales"
export const noLongerApplies = () => "L’objet de cet e-mail n’est plus d’actualité."
export const notGivenUp = () => "Cette position ne contient aucun e-mail dont l’envoi a été abandonné."
export const privacy = () => "Confidentialité"
export const serverAnswered = (d) => "Le serveur de messagerie a répondu à " + d.command + " par le statut " + d.status + "."
export const serverSilent = (d) => "Le serveur de messagerie n’a pas terminé dans un délai de " + plural(d.seconds, 0, fr, { one: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " seconde", other: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " secondes" }) + "."
export const serverUnreachable = (d) => "Le serveur de messagerie n’a pas pu être utilisé : " + d.code + "."
export const terms = () => "Conditions générales"
export const unknownKind = () => "Cette version de la boutique ne connaît pas ce type d’e-mail."
export const unknownMail = () => "Cette position ne contient aucun e-mail."
export const unsentForDays = (d) => "Il n’a pas été envoyé dans un délai de " + plural(d.days, 0, fr, { one: strictNumber(currentLocale(), d.days, 0, "days") + " jour", other: strictNumber(currentLocale(), d.days, 0, "days") + " jours" }) + " après sa rédaction."
export const writingFailed = () => "L’e-mail n’a pas pu être rédigé ; l’erreur figure dans le journal."
