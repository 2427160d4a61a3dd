// Compiled by `npm run messages`: change the catalogue, not this file.

export const breadcrumb = () => "Breadcrumb"
export const moreValues = (d) => d.count + " more"
export const nextPage = () => "Next page"
export const page = (d) => "Page " + d.page
export const pages = () => "Pages"
export const previousPage = () => "Previous page"
export const showFewer = () => "Show fewer"
export const valuesOf = (d) => "values of " + d.facet
