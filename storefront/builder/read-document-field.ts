import type { BuilderPage } from '@hydrant/contract/admin/pages.ts'
import { readTextField } from '../session/form-text.ts'

type Tree = BuilderPage['document']

/**
 * Reads the document of a page from the JSON in the form field `document`; null when it is incomplete. The server
 * validates every block.
 */
export function readDocumentField(form: FormData): Tree | null {
  return parseTree(readTextField(form, 'document'))
}

/** Parses a document from JSON; null when it is invalid. */
export function parseTree(text: string): Tree | null {
  try {
    const value: unknown = JSON.parse(text)
    return isTree(value) ? value : null
  } catch {
    return null
  }
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && 'content' in value && Array.isArray(value.content)
}
