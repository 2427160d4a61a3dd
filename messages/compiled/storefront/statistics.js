// Compiled by `npm run messages`.
export * from '../en/storefront/statistics.js'
