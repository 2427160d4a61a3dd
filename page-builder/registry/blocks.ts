import { accordion } from '../blocks/accordion/accordion.ts'
import { blockSlider } from '../blocks/block-slider/block-slider.ts'
import { breadcrumb } from '../blocks/breadcrumb/breadcrumb.ts'
import { button } from '../blocks/button/button.ts'
import { categoryTiles } from '../blocks/category-tiles/category-tiles.ts'
import { columnSpacer } from '../blocks/columns/column-spacer.ts'
import { column } from '../blocks/columns/column.ts'
import { columns } from '../blocks/columns/columns.ts'
import { featuredBrands } from '../blocks/featured-brands/featured-brands.ts'
import { featuredProducts } from '../blocks/featured-products/featured-products.ts'
import { flexible } from '../blocks/flexible/flexible.ts'
import { form } from '../blocks/form/form.ts'
import { grid } from '../blocks/grid/grid.ts'
import { heroSlider } from '../blocks/hero-slider/hero-slider.ts'
import { imageLink } from '../blocks/image-link/image-link.ts'
import { imageBlock } from '../blocks/image/image.ts'
import { productCard } from '../blocks/product-card/product-card.ts'
import { productList } from '../blocks/product-list/product-list.ts'
import { richTextBlock } from '../blocks/rich-text/rich-text.ts'
import { seo } from '../blocks/seo/seo.ts'
import { textBlock } from '../blocks/text/text.ts'
import { topSellers } from '../blocks/top-sellers/top-sellers.ts'
import { wrapper } from '../blocks/wrapper/wrapper.ts'
import { PROVIDERS } from './providers.ts'
import type { Block } from './block.tsx'

const BLOCKS_OF_PAGES: readonly Block[] = [
  accordion,
  blockSlider,
  breadcrumb,
  button,
  categoryTiles,
  column,
  columns,
  columnSpacer,
  featuredBrands,
  featuredProducts,
  flexible,
  form,
  grid,
  heroSlider,
  imageBlock,
  imageLink,
  productCard,
  productList,
  richTextBlock,
  seo,
  textBlock,
  topSellers,
  wrapper,
  ...PROVIDERS,
]
const BLOCKS_BY_TYPE = new Map(BLOCKS_OF_PAGES.map((block) => [block.type, block]))

/** Adds a kind of block that visitors' pages never contain, see `builder-blocks.ts`. */
export function addBlockKind(block: Block): void {
  BLOCKS_BY_TYPE.set(block.type, block)
}

/** Finds a kind of block by its type; null when there is none. */
export function findBlockKind(type: string): Block | null {
  return BLOCKS_BY_TYPE.get(type) ?? null
}

/** Lists every kind of block. */
export function listBlockKinds(): readonly Block[] {
  return Array.from(BLOCKS_BY_TYPE.values())
}
