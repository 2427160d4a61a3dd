import type { BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import type { PageDocument } from '@hydrant/page-builder/render/document.ts'

/** What an editor changes of a page. */
export interface DraftContent {
  readonly title: string
  readonly description: string
  readonly document: PageDocument
}

/** A page's draft as the shop has it. */
export interface StoredDraft extends BuilderPageHead {
  readonly document: unknown
}

/**
 * Whether the shop has what stands in an editor. The order of names in objects says nothing: the shop keeps one of its
 * own.
 */
export function hasContent(stored: StoredDraft, { title, description, document }: DraftContent): boolean {
  return stored.title === title && stored.description === description && inOrder(stored.document) === inOrder(document)
}

function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
