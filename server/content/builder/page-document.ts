import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import {
  PAGE_BLOCKS,
  PAGE_DOCUMENT_BYTES,
  PAGE_DOCUMENT_DEPTH,
  PAGE_SECTIONS,
} from '@hydrant/contract/shared/limits.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { DomainError, Message } from '@hydrant/kernel/result/result.ts'
import { listSectionReferences } from '@hydrant/page-model/sections/saved-sections.ts'
import * as messages from '@hydrant/messages/compiled/server/content.js'

type Fields = Readonly<Record<string, unknown>>

interface Block extends Fields {
  readonly type: string
  readonly props: Fields & { readonly id: string }
}

const MAX_NAME_LENGTH = 200

/**
 * Returns why a page document is invalid, or null: it is too large, nested too deeply, or contains something that is no
 * block. The content of blocks is not checked.
 */
export function findDocumentError(document: Json): DomainError | null {
  if (Buffer.byteLength(JSON.stringify(document)) > PAGE_DOCUMENT_BYTES)
    return { code: 'TOO_LARGE', message: () => messages.documentTooLarge({ bytes: String(PAGE_DOCUMENT_BYTES) }) }
  if (listSectionReferences(document).length > PAGE_SECTIONS)
    return { code: 'INVALID_API_INPUT', message: () => messages.tooManySections({ sections: PAGE_SECTIONS }) }
  const issue = findTreeIssue(document)
  return issue === null ? null : { code: 'INVALID_API_INPUT', message: issue }
}

function findTreeIssue(document: unknown): Message | null {
  if (isTooDeep(document)) return () => messages.documentTooDeep({ depth: String(PAGE_DOCUMENT_DEPTH) })
  if (!isRecord(document) || !Array.isArray(document['content'])) return messages.contentMissing
  const { root = {} } = document
  if (!isRecord(root) || !isRecord(root['props'] ?? {})) return messages.malformedRoot
  return findBlockIssue(document['content'])
}

function findBlockIssue(content: readonly unknown[]): Message | null {
  const ids = new Set<string>()
  let level: readonly unknown[] = content
  while (level.length > 0) {
    const blocks = level.filter(isBlock)
    if (blocks.length < level.length) return messages.malformedBlock
    for (const { props } of blocks) {
      if (ids.has(props.id)) return () => messages.repeatedBlockId({ id: props.id })
      ids.add(props.id)
    }
    if (ids.size > PAGE_BLOCKS) return () => messages.tooManyBlocks({ blocks: String(PAGE_BLOCKS) })
    level = blocks.flatMap(({ props }) => Object.values(props).filter(isSlot).flat())
  }
  return null
}

/** Whether a value is a slot: a list with at least one block. `findBlockIssue` reports everything else in it. */
function isSlot(value: unknown): value is readonly unknown[] {
  return (
    Array.isArray(value) &&
    value.some((entry) => isRecord(entry) && typeof entry['type'] === 'string' && isRecord(entry['props']))
  )
}

/** Whether a value is a block of a document. */
export function isBlock(value: unknown): value is Block {
  return isRecord(value) && isName(value['type']) && isRecord(value['props']) && isName(value['props']['id'])
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_NAME_LENGTH
}

/** Checks the depth level by level, so that deep documents cannot overflow the stack. */
function isTooDeep(document: unknown): boolean {
  let level = [document].filter(isObjectOrArray)
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > PAGE_DOCUMENT_DEPTH) return true
    level = level.flatMap((value) => Object.values(value).filter(isObjectOrArray))
  }
  return false
}

function isObjectOrArray(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
