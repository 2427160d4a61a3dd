import { isRecord } from '@hydrant/kernel/json/is-record.ts'

/** A page as it is stored: a tree of blocks, in the format of the editing library. */
export interface PageDocument {
  readonly root: { readonly props?: Readonly<Record<string, unknown>> }
  readonly content: readonly StoredBlock[]
}

/** One block as it is stored; a prop that is itself a list of blocks is a slot. */
export interface StoredBlock {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>> & { readonly id: string }
}

/** Parses a stored document and drops everything that is not a block; an invalid document becomes an empty page. */
export function parsePageDocument(stored: unknown): PageDocument {
  return { root: {}, content: isRecord(stored) ? parseBlocks(stored['content']) : [] }
}

/** Parses the content of a slot. */
export function parseBlocks(stored: unknown): readonly StoredBlock[] {
  return Array.isArray(stored) ? stored.filter(isStoredBlock) : []
}

/** Returns the non-empty slots of a block, each as its list of blocks. */
export function listSlotContents(block: StoredBlock): readonly (readonly StoredBlock[])[] {
  return Object.values(block.props)
    .map(parseBlocks)
    .filter((blocks) => blocks.length > 0)
}

/** Lists every block of a tree, parents before children. */
export function flattenBlockTree(blocks: readonly StoredBlock[]): readonly StoredBlock[] {
  return blocks.flatMap((block) => [block, ...listSlotContents(block).flatMap(flattenBlockTree)])
}

function isStoredBlock(value: unknown): value is StoredBlock {
  return (
    isRecord(value) &&
    typeof value['type'] === 'string' &&
    isRecord(value['props']) &&
    typeof value['props']['id'] === 'string'
  )
}
