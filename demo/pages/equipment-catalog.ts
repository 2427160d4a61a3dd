import { categories } from '../categories.ts'
import { mediaUrlOf } from '../media-keys.ts'
import type { DemoPage } from '../model.ts'
import { categoryPath, documentOf, type DemoBlock } from './blocks.ts'
import { opening, richText, row } from './page-parts.ts'
import { topCategories } from './top-categories.ts'

/** Everything that is stocked: each top category with its tile, what it is about, and the way to its parts. */
export const equipmentCatalog: DemoPage = {
  path: '/equipment-catalog',
  title: 'Equipment catalog',
  description: 'Everything we stock, by category, from hose gaskets to rescue tools.',
  document: documentOf([
    ...opening(
      'Equipment catalog',
      'Everything on our shelves, by category. With a part number at hand, the search at the top of the page is quicker.',
    ),
    ...topCategories.map(({ key, name }) => categoryRow(key, name)),
    richText(
      'foot',
      `<h2>Not found it?</h2><p>We get what we do not stock. <a href="/request-a-quote">Request a quote</a> with a description or an old part number, or <a href="/contact-us">ask the order desk</a>.</p>`,
    ),
  ]),
}

function categoryRow(key: string, name: string): DemoBlock {
  const tile: DemoBlock = {
    type: 'image-link',
    props: { id: `tile-${key}`, shape: 'tile', image: mediaUrlOf(`tile-${key}`), alt: name, href: categoryPath(key) },
  }
  return row(
    `catalog-${key}`,
    [
      [3, [tile]],
      [9, [richText(`lines-${key}`, linesOf(key, name))]],
    ],
    'row',
  )
}

function linesOf(key: string, name: string): string {
  const about = categories.find((category) => category.key === key)?.description ?? ''
  const parts = categories.filter(({ parentKey }) => parentKey === key)
  const lines = parts.map(
    (part) => `<li><a href="${categoryPath(part.key)}">${escaped(part.name)}</a>: ${escaped(part.description)}</li>`,
  )
  return `<h2><a href="${categoryPath(key)}">${escaped(name)}</a></h2><p>${escaped(about)}</p><ul>${lines.join('')}</ul>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
