// Compiled by `npm run messages`.
export * from '../en/back-office/labels.js'
