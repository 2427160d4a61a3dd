// Compiled by `npm run messages`: change the catalogue, not this file.
export const neverClosed = () => "Ein Anführungszeichen wird geöffnet und nicht geschlossen."
export const textAfterQuotationMark = (d) => "Der Text nach einem schließenden Anführungszeichen, „" + d.text + "“, gehört zu keiner Zelle."
