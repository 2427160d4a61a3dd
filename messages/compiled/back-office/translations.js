// Compiled by `npm run messages`.
export * from '../en/back-office/translations.js'
