import { listBlocks, type PageDocument } from '../render/document.ts'
import type { DataNeed } from './block.ts'
import { findBlock } from './blocks.ts'

/** What the blocks of a page need fetched, by block id. */
export function listNeeds(document: PageDocument): ReadonlyMap<string, DataNeed> {
  const needs = new Map<string, DataNeed>()
  for (const stored of listBlocks(document.content)) {
    const need = findBlock(stored.type)?.needOf(stored) ?? null
    if (need !== null) needs.set(stored.props.id, need)
  }
  return needs
}
