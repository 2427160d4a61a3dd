// Compiled by `npm run messages`: change the catalogue, not this file.
export const neverClosed = () => "Hay unas comillas que se abren y nunca se cierran."
export const textAfterQuotationMark = (d) => "El texto que sigue a las comillas de cierre, \"" + d.text + "\", no pertenece a ninguna celda."
