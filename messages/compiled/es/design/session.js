// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { es } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const backToTheQuestion = () => "Volver a la pregunta"
export const close = () => "Cerrar"
export const continueWorking = () => "Seguir trabajando"
export const loggedOutIn = (d) => "Cerraremos su sesión en " + plural(d.seconds, 0, es, { one: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " segundo", other: strictNumber(currentLocale(), d.seconds, 0, "seconds") + " segundos" }) + "."
export const logOut = () => "Salir"
export const secondsLeft = (d) => plural(d.seconds, 0, es, { one: "Queda " + strictNumber(currentLocale(), d.seconds, 0, "seconds") + " segundo", other: "Quedan " + strictNumber(currentLocale(), d.seconds, 0, "seconds") + " segundos" })
export const sessionTimedOut = () => "Su sesión expiró. Intente de nuevo."
export const stillThere = () => "¿Sigue ahí?"
export const suspension = () => "Por seguridad, suspendemos su sesión si pasa demasiado tiempo sin actividad. Si no hace clic en “Seguir trabajando” en unos 30 segundos, cerraremos su sesión."
