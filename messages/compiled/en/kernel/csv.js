// Compiled by `npm run messages`: change the catalogue, not this file.

export const neverClosed = () => "A quotation mark is opened and never closed."
export const textAfterQuotationMark = (d) => "The text after a closing quotation mark, \"" + d.text + "\", belongs to no cell."
