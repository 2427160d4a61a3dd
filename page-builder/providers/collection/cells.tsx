import type { ReactNode } from 'react'
import type { Scope } from '../../bindings/scope.ts'
import type { BlockSurroundings } from '../../registry/block.tsx'
import type { StoredBlock } from '../../render/document.ts'
import { type Collection, collectionIn, type CollectionItem } from './collection.ts'

/** One of several places next to each other, with what is in it. */
export interface Cell {
  readonly key: string
  /** What its item is called; empty without an item. */
  readonly name: string
  readonly content: ReactNode
}

/**
 * What the blocks that repeat their content give to it: the item, and what the collection tells of itself; only they
 * repeat it.
 */
export function givenOf(item: CollectionItem, collection: Collection): Scope {
  return { Item: item, Collection: { ...collection, isRepeated: true } satisfies Collection }
}

/**
 * The content once for each item of the nearest collection, or each block of it by itself where there is no collection.
 */
export function cellsOf(
  content: readonly StoredBlock[],
  { scope, renderSlot }: Pick<BlockSurroundings<unknown>, 'scope' | 'renderSlot'>,
): { readonly shown: readonly Cell[]; readonly later: readonly Cell[] } {
  const collection = collectionIn(scope)
  if (collection === null)
    return {
      shown: content.map((block) => ({ key: block.props.id, name: '', content: renderSlot([block]) })),
      later: [],
    }
  const cellOf = (item: CollectionItem): Cell => ({
    key: item.id,
    name: item.name,
    content: renderSlot(content, givenOf(item, collection)),
  })
  return { shown: collection.items.map(cellOf), later: collection.later.map(cellOf) }
}
