// Compiled by `npm run messages`.
export * from '../en/page-model/theme.js'
