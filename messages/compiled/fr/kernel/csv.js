// Compiled by `npm run messages`: change the catalogue, not this file.
export const neverClosed = () => "Un guillemet ouvert n’est jamais fermé."
export const textAfterQuotationMark = (d) => "Le texte qui suit un guillemet fermant, « " + d.text + " », n’appartient à aucune cellule."
