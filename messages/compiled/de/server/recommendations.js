// Compiled by `npm run messages`: change the catalogue, not this file.
export const malformedAnchor = () => "Der Abfrageparameter 'anchorValues' nimmt IDs von Produkten oder Kategorien an."
export const malformedProduct = () => "Ungültige Kennung: productId ist keine Produkt-ID."
export const noAnchors = () => "Diese Empfehlung braucht Produkte: Nennen Sie sie in 'anchorValues' oder setzen Sie 'anchorFromCurrentCart'."
export const tooManyAnchors = () => "Der Abfrageparameter 'anchorValues' nimmt höchstens 50 IDs an."
export const unknownProduct = () => "Unter den Produkten, die Sie sehen dürfen, gibt es dieses nicht."
