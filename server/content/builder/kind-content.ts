import { listForms } from '@hydrant/page-model/forms/find-form.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { contentErrors } from '../errors.ts'
import type { PageKind } from '../version-store.ts'

/**
 * Returns why something of this kind may not have this content, or null. A form is sent to the page that it is on, and
 * validated against the version of that page, so that it can be on a page only.
 */
export function findKindError(kind: PageKind, document: Json): DomainError | null {
  return kind !== 'page' && listForms(document).length > 0 ? contentErrors.formOnPageOnly : null
}
