// Compiled by `npm run messages`: change the catalogue, not this file.
export const breadcrumb = () => "Navigationspfad"
export const moreValues = (d) => d.count + " weitere"
export const nextPage = () => "Nächste Seite"
export const page = (d) => "Seite " + d.page
export const pages = () => "Seiten"
export const previousPage = () => "Vorherige Seite"
export const showFewer = () => "Weniger"
export const valuesOf = (d) => "Werte von " + d.facet
