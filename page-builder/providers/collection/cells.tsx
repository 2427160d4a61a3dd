import type { ReactNode } from 'react'
import type { Scope } from '../../bindings/scope.ts'
import type { BlockRenderContext } from '../../registry/block.tsx'
import type { StoredBlock } from '../../render/document.ts'
import { type Collection, findRepeatableCollection, type CollectionItem } from './collection.ts'

/** One cell of a grid or slider with its content. */
export interface Cell {
  readonly key: string
  /** The name of its item; empty without an item. */
  readonly name: string
  readonly content: ReactNode
}

/** Returns the scope that the blocks of one item get: the item, and its collection marked as already repeated. */
export function toItemScope(item: CollectionItem, collection: Collection): Scope {
  return { Item: item, Collection: { ...collection, isRepeated: true } satisfies Collection }
}

/**
 * Renders the content once for each item of the nearest collection; without a collection every block is one cell.
 * `hidden` cells are those of items on later pages.
 */
export function renderCells(
  content: readonly StoredBlock[],
  { scope, renderSlot }: Pick<BlockRenderContext<unknown>, 'scope' | 'renderSlot'>,
): { readonly visible: readonly Cell[]; readonly hidden: readonly Cell[] } {
  const collection = findRepeatableCollection(scope)
  if (collection === null)
    return {
      visible: content.map((block) => ({ key: block.props.id, name: '', content: renderSlot([block]) })),
      hidden: [],
    }
  const toCell = (item: CollectionItem): Cell => ({
    key: item.id,
    name: item.name,
    content: renderSlot(content, toItemScope(item, collection)),
  })
  return { visible: collection.items.map(toCell), hidden: collection.later.map(toCell) }
}
