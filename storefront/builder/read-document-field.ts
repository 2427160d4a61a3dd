import type { BuilderPage } from '@hydrant/contract/admin/pages.ts'
import { readTextField } from '../session/form-text.ts'

type UncheckedDocument = BuilderPage['document']

/**
 * Reads the document of a page from the JSON in the form field `document`; null when it is incomplete. The server
 * validates every block.
 */
export function readDocumentField(form: FormData): UncheckedDocument | null {
  return parseUncheckedDocument(readTextField(form, 'document'))
}

/** Parses a document from JSON; null when it is invalid. */
export function parseUncheckedDocument(text: string): UncheckedDocument | null {
  try {
    const value: unknown = JSON.parse(text)
    return isUncheckedDocument(value) ? value : null
  } catch {
    return null
  }
}

function isUncheckedDocument(value: unknown): value is UncheckedDocument {
  return typeof value === 'object' && value !== null && 'content' in value && Array.isArray(value.content)
}
