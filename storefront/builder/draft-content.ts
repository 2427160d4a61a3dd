import { isRecord } from '@hydrant/kernel/json/is-record.ts'
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
 * Returns whether the stored draft equals the content of the editor. The order of object keys is ignored, because the
 * shop does not preserve it.
 */
export function isSameContent(stored: StoredDraft, { title, description, document }: DraftContent): boolean {
  return (
    stored.title === title &&
    stored.description === description &&
    toCanonicalJson(stored.document) === toCanonicalJson(document)
  )
}

function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
