// Compiled by `npm run messages`.
export * from '../en/server/backup.js'
