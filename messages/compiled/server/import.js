// Compiled by `npm run messages`: change the catalogue, not this file.

export const productFileRequired = () => "Send the product file itself as the body, as text/csv."
