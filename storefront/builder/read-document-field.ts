import type { BuilderPage } from '@hydrant/contract/admin/pages.ts'
import { textOf } from '../session/form-text.ts'

type Tree = BuilderPage['document']

/**
 * The blocks of a page that a form brings as JSON in the field `document`; null when they have not arrived in full. The
 * server looks at every one of them.
 */
export function readDocumentField(form: FormData): Tree | null {
  return readTree(textOf(form, 'document'))
}

/** Blocks as JSON; null for what is none. */
export function readTree(text: string): Tree | null {
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
