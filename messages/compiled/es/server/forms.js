// Compiled by `npm run messages`: change the catalogue, not this file.
export const formReplaced = () => "Este formulario se reemplazó después de que usted abrió la página. Revise lo que escribió y envíelo otra vez."
export const malformedDate = () => "'earliestDate' y 'latestDate' deben ser fechas o momentos como 2026-01-31 o 2026-01-31T08:00:00Z."
export const tooManyForms = () => "Usted envió muchos formularios en una hora. Espere un poco y envíe este de nuevo, o llámenos."
export const unknownForm = () => "No existe ese formulario en esta página."
export const unknownReference = () => "No se recibió ningún formulario con este número de referencia."
export const unknownSubmission = () => "No existe ese formulario entre los que se recibieron."
