// Compiled by `npm run messages`.
export * from '../en/server/server-methods.js'
