/** A page as it is stored: a tree of blocks, in the shape that the editor reads and writes. */
export interface PageDocument {
  readonly root: { readonly props?: Readonly<Record<string, unknown>> }
  readonly content: readonly StoredBlock[]
}

/** One block as it is stored; a prop that is itself a list of blocks is a slot. */
export interface StoredBlock {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>> & { readonly id: string }
}

/** Reads a stored document, leaving out whatever is no block; an unreadable one is an empty page. */
export function readDocument(stored: unknown): PageDocument {
  return { root: {}, content: isRecord(stored) ? readBlocks(stored['content']) : [] }
}

/** Reads the content of a slot. */
export function readBlocks(stored: unknown): readonly StoredBlock[] {
  return Array.isArray(stored) ? stored.filter(isStoredBlock) : []
}

/** The slots of a block, each with the blocks in it. */
export function listSlots(block: StoredBlock): readonly (readonly StoredBlock[])[] {
  return Object.values(block.props)
    .map(readBlocks)
    .filter((blocks) => blocks.length > 0)
}

/** Every block of a tree, parents before what they hold. */
export function listBlocks(blocks: readonly StoredBlock[]): readonly StoredBlock[] {
  return blocks.flatMap((block) => [block, ...listSlots(block).flatMap(listBlocks)])
}

function isStoredBlock(value: unknown): value is StoredBlock {
  return (
    isRecord(value) &&
    typeof value['type'] === 'string' &&
    isRecord(value['props']) &&
    typeof value['props']['id'] === 'string'
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
