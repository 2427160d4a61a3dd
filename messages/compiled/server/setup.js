// Compiled by `npm run messages`.
export * from '../en/server/setup.js'
