// Compiled by `npm run messages`.
export * from '../en/back-office/price-books.js'
