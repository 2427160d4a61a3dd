import type { Scope } from '../bindings/scope.ts'
import { findBlock } from '../registry/blocks.ts'
import type { DataNeed } from '../registry/needs.ts'
import { listBlocks, type PageDocument } from './document.ts'

/**
 * What the blocks of a page need fetched, by block id. All of it can be fetched at once: no need rests on what another
 * one brings.
 */
export function listNeeds(document: PageDocument, scope: Scope): ReadonlyMap<string, DataNeed> {
  const needs = new Map<string, DataNeed>()
  for (const stored of listBlocks(document.content)) {
    const need = findBlock(stored.type)?.needOf(stored, scope) ?? null
    if (need !== null) needs.set(stored.props.id, need)
  }
  return needs
}

/** Loads the code of every kind of block on a page, so that none of them has to be waited for when it is shown. */
export async function preloadBlocks(document: PageDocument): Promise<void> {
  const kinds = new Set(listBlocks(document.content).map((stored) => stored.type))
  await Promise.all(Array.from(kinds, async (type) => findBlock(type)?.preload()))
}
