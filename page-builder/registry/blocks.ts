import { brandRow } from '../blocks/brand-row/brand-row.tsx'
import { categoryTiles } from '../blocks/category-tiles/category-tiles.tsx'
import { column, columns } from '../blocks/columns/columns.tsx'
import { heroSlider } from '../blocks/hero-slider/hero-slider.tsx'
import { imageLink } from '../blocks/image-link/image-link.tsx'
import { linkCards } from '../blocks/link-cards/link-cards.tsx'
import { productList } from '../blocks/product-list/product-list.tsx'
import { textBlock } from '../blocks/text/text.tsx'
import type { Block } from './block.ts'

const BLOCKS: readonly Block[] = [brandRow, categoryTiles, column, columns, heroSlider, imageLink, linkCards, productList, textBlock]
const BY_TYPE: ReadonlyMap<string, Block> = new Map(BLOCKS.map((block) => [block.type, block]))

/** The kind of block with this type, or null when there is none. */
export function findBlock(type: string): Block | null {
  return BY_TYPE.get(type) ?? null
}
