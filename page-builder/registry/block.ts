import type { ReactNode } from 'react'
import type { ProductCardModel } from '@hydrant/design/product-card/product-card.tsx'
import { readValues, type Fields, type Values } from '../fields/field.ts'
import type { StoredBlock } from '../render/document.ts'

/** What a block needs to be fetched before it is shown: the products of a category, or of a list of part numbers. */
export interface DataNeed {
  readonly kind: 'products'
  readonly categoryId: string
  readonly partNumbers: readonly string[]
  readonly limit: number
}

/** What was fetched for a block. */
export interface BlockData {
  readonly products: readonly ProductCardModel[]
}

/** What a block's view gets besides its settings. */
export interface BlockSurroundings {
  readonly id: string
  /** What was fetched for it; null if nothing was needed, or the fetch failed. */
  readonly data: BlockData | null
  /** Shows the content of a slot. */
  readonly renderSlot: (blocks: readonly StoredBlock[]) => ReactNode
  /** What stands at the foot of a product's card, such as the form that adds it to the cart. */
  readonly renderCardAction: (product: ProductCardModel) => ReactNode
}

/** A kind of block with its settings undone to plain stored values, so that all kinds fit in one registry. */
export interface Block {
  readonly type: string
  readonly label: string
  readonly fields: Fields
  readonly needOf: (stored: StoredBlock) => DataNeed | null
  readonly render: (stored: StoredBlock, surroundings: BlockSurroundings) => ReactNode
}

interface BlockDefinition<Of extends Fields> {
  readonly type: string
  readonly label: string
  readonly fields: Of
  readonly need?: (values: Values<Of>) => DataNeed | null
  readonly view: (props: BlockSurroundings & { readonly values: Values<Of> }) => ReactNode
}

/** Defines a kind of block: its settings with their defaults, what it needs fetched, and how it looks. */
export function defineBlock<const Of extends Fields>({ type, label, fields, need, view }: BlockDefinition<Of>): Block {
  return {
    type,
    label,
    fields,
    needOf: (stored) => need?.(readValues(fields, stored.props)) ?? null,
    render: (stored, surroundings) => view({ ...surroundings, values: readValues(fields, stored.props) }),
  }
}
