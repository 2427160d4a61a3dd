export { sanitizeRichText } from './sanitize-rich-text.ts'
