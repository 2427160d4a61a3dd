// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { es } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const invalidRecipient = () => "No se puede usar la dirección del destinatario."
export const legalNotice = () => "Aviso legal"
export const noLongerApplies = () => "Lo que comunica este correo ya no es válido."
export const notGivenUp = () => "En esta posición no hay ningún correo cuyo envío se haya abandonado."
export const privacy = () => "Aviso de privacidad"
export const serverAnswered = (d) => "El servidor de correo respondió a " + d.command + " con el código " + d.status + "."
export const serverSilent = (d) => "El servidor de correo no terminó en " + plural(d.seconds, 0, es, { one: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " segundo", other: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " segundos" }) + "."
export const serverUnreachable = (d) => "No se pudo usar el servidor de correo: " + d.code + "."
export const terms = () => "Términos y condiciones"
export const unknownKind = () => "Esta versión de la tienda no conoce este tipo de correo."
export const unknownMail = () => "No hay ningún correo en esta posición."
export const unsentForDays = (d) => "No se envió en " + plural(d.days, 0, es, { one: strictNumber(currentLocale(), d.days, 0, "days") + " día", other: strictNumber(currentLocale(), d.days, 0, "days") + " días" }) + " desde que se escribió."
export const writingFailed = () => "No se pudo escribir el correo; el error está en el registro."
