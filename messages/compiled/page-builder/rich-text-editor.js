// Compiled by `npm run messages`.
export * from '../en/page-builder/rich-text-editor.js'
