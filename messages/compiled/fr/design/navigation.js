// Compiled by `npm run messages`: change the catalogue, not this file.
export const breadcrumb = () => "Fil d’Ariane"
export const moreValues = (d) => d.count + " de plus"
export const nextPage = () => "Page suivante"
export const page = (d) => "Page " + d.page
export const pages = () => "Pages"
export const previousPage = () => "Page précédente"
export const showFewer = () => "Voir moins"
export const valuesOf = (d) => "pour " + d.facet
