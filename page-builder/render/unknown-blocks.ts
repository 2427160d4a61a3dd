import { findBlockKind } from '../registry/blocks.ts'
import { flattenBlockTree, type PageDocument, type StoredBlock } from './document.ts'

/** A page contains a block of a kind that this version of the shop does not have, such as one from a later version. */
export class UnknownBlockError extends Error {
  override name = 'UnknownBlockError'

  constructor(type: string) {
    super(`There is no kind of block called '${type}'.`)
  }
}

/** Lists the blocks of a page that cannot be rendered because their kind is unknown. */
export function listUnknownBlocks(document: PageDocument): readonly StoredBlock[] {
  return flattenBlockTree(document.content).filter((stored) => findBlockKind(stored.type) === null)
}
