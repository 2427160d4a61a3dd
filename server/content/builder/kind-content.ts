import { listSectionReferences } from '@hydrant/page-model/sections/saved-sections.ts'
import { listForms } from '@hydrant/page-model/forms/find-form.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import { type DomainError, invalidFieldsError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/content.js'
import { listInvalidThemeParts, parseThemeDocument } from '@hydrant/page-model/theme/theme.ts'
import { listWeakPairs } from '@hydrant/page-model/theme/theme-contrast.ts'
import { describeWeakPair } from '@hydrant/page-model/theme/theme-texts.ts'
import { contentErrors } from '../errors.ts'
import type { PageKind } from '../version-store.ts'

/** Names that a client has made up may be many and long; an error tells the first ones. */
const MAX_ISSUES = 20
const MAX_NAME_LENGTH = 60

/**
 * Returns why something of this kind may not have this content, or null. A form is sent to the page that it is on, and
 * validated against the version of that page, so that it can be on a page only. A saved section contains no saved
 * sections, so that none can contain itself. The values of a theme come into style sheets, so that nothing but known ones
 * is stored.
 */
export function findKindError(kind: PageKind, document: Json): DomainError | null {
  if (kind === 'theme') return findThemeError(document)
  if (kind !== 'page' && listForms(document).length > 0) return contentErrors.formOnPageOnly
  return kind === 'section' && listSectionReferences(document).length > 0 ? contentErrors.sectionInSection : null
}

/** Returns why something of this kind may not be published with this content, or null: texts must be readable. */
export function findPublicationError(kind: PageKind, document: Json): DomainError | null {
  const weakPairs = kind === 'theme' ? listWeakPairs(parseThemeDocument(document)) : []
  return weakPairs.length === 0
    ? null
    : invalidFieldsError(weakPairs.map((pair) => ({ field: 'document', message: () => describeWeakPair(pair) })))
}

function findThemeError(document: Json): DomainError | null {
  const names = listInvalidThemeParts(document)
    .slice(0, MAX_ISSUES)
    .map((name) => name.slice(0, MAX_NAME_LENGTH))
  return names.length === 0
    ? null
    : invalidFieldsError(names.map((field) => ({ field, message: () => messages.invalidThemePart({ name: field }) })))
}
