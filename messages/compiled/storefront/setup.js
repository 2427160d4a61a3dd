// Compiled by `npm run messages`.
export * from '../en/storefront/setup.js'
