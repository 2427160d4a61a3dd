// Compiled by `npm run messages`: change the catalogue, not this file.
export const breadcrumb = () => "Ruta de navegación"
export const moreValues = (d) => d.count + " más"
export const nextPage = () => "Página siguiente"
export const page = (d) => "Página " + d.page
export const pages = () => "Páginas"
export const previousPage = () => "Página anterior"
export const showFewer = () => "Ver menos"
export const valuesOf = (d) => "de " + d.facet
