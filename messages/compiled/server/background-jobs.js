// Compiled by `npm run messages`.
export * from '../en/server/background-jobs.js'
