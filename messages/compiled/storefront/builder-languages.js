// Compiled by `npm run messages`.
export * from '../en/storefront/builder-languages.js'
