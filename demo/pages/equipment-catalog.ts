import { categories } from '../categories.ts'
import { toMediaUrl } from '../media-keys.ts'
import type { DemoPage } from '../model.ts'
import { toCategoryPath, toDocument, type DemoBlock } from './blocks.ts'
import { createPageOpening, createRichTextBlock, createRow } from './page-blocks.ts'
import { topCategories } from './top-categories.ts'

/** The catalog page: each top category with its tile, its description and links to its subcategories. */
export const equipmentCatalog: DemoPage = {
  path: '/equipment-catalog',
  title: 'Equipment catalog',
  description: 'Everything we stock, by category, from hose gaskets to rescue tools.',
  document: toDocument([
    ...createPageOpening(
      'Equipment catalog',
      'Everything on our shelves, by category. With a part number at hand, the search at the top of the page is quicker.',
    ),
    ...topCategories.map(({ key, name }) => createCategoryRow(key, name)),
    createRichTextBlock(
      'foot',
      `<h2>Not found it?</h2><p>We get what we do not stock. <a href="/request-a-quote">Request a quote</a> with a description or an old part number, or <a href="/contact-us">ask the order desk</a>.</p>`,
    ),
  ]),
}

function createCategoryRow(key: string, name: string): DemoBlock {
  const tile: DemoBlock = {
    type: 'image-link',
    props: { id: `tile-${key}`, shape: 'tile', image: toMediaUrl(`tile-${key}`), alt: name, href: toCategoryPath(key) },
  }
  return createRow(
    `catalog-${key}`,
    [
      [3, [tile]],
      [9, [createRichTextBlock(`lines-${key}`, toSubcategoryList(key, name))]],
    ],
    'row',
  )
}

function toSubcategoryList(key: string, name: string): string {
  const description = categories.find((category) => category.key === key)?.description ?? ''
  const subcategories = categories.filter(({ parentKey }) => parentKey === key)
  const lines = subcategories.map(
    (subcategory) =>
      `<li><a href="${toCategoryPath(subcategory.key)}">${escapeHtml(subcategory.name)}</a>: ${escapeHtml(subcategory.description)}</li>`,
  )
  return `<h2><a href="${toCategoryPath(key)}">${escapeHtml(name)}</a></h2><p>${escapeHtml(description)}</p><ul>${lines.join('')}</ul>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
