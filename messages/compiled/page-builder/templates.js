// Compiled by `npm run messages`.
export * from '../en/page-builder/templates.js'
