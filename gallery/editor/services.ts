import type { EditorServices, Found, FoundMedia, FoundSome } from '@hydrant/page-builder/editor/services.ts'
import type { BlockData } from '@hydrant/page-builder/registry/needs.ts'
import { listNeeds } from '@hydrant/page-builder/render/list-needs.ts'
import { PRODUCTS } from '../page-builder/products.ts'

const MOST_PAGES = 2
const PICTURE = '/img/b2b/default-product-image.svg'

const categories: readonly Found[] = [
  { value: '0ZGHOSE', name: 'Hose', detail: 'Category', image: '' },
  { value: '0ZGNOZZLE', name: 'Nozzles', detail: 'Category', image: '' },
]
const pages: readonly Found[] = [
  { value: '/contact-us', name: 'Contact us', detail: '/contact-us', image: '' },
  { value: '/equipment-catalog', name: 'Equipment catalog', detail: '/equipment-catalog', image: '' },
  { value: '/rewards', name: 'Rewards', detail: '/rewards', image: '' },
]
const media: FoundMedia[] = [
  {
    contentKey: 'engine',
    title: 'An engine',
    alternateText: 'A red engine in the rain',
    url: `${PICTURE}?engine`,
    width: 1600,
    height: 900,
    byteSize: 240_000,
  },
  {
    contentKey: 'plan',
    title: 'A plan',
    alternateText: '',
    url: `${PICTURE}?plan`,
    width: null,
    height: null,
    byteSize: 12_000,
  },
]

/** What the editor asks for, answered without a server. */
export const SERVICES: EditorServices = {
  async loadNeeds(document) {
    const needs = Array.from(listNeeds(document, {}))
    return Object.fromEntries(
      needs.map(([id, need]) => [id, dataFor(need.kind, 'productId' in need ? need.productId : '')]),
    )
  },
  async searchProducts(query) {
    return named(
      PRODUCTS.map(({ id, name, partNumber }) => ({ value: id, name, detail: partNumber ?? '', image: PICTURE })),
      query,
    )
  },
  async searchCategories(query) {
    if (query === 'broken') throw new Error('The categories cannot be searched now.')
    return named(categories, query)
  },
  async searchPages(query) {
    const { found, total } = named(pages, query)
    return { found: found.slice(0, MOST_PAGES), total }
  },
  async searchMedia(query) {
    return all(
      media.filter(({ title, alternateText }) =>
        `${title} ${alternateText}`.toLowerCase().includes(query.toLowerCase()),
      ),
    )
  },
  async upload(file, alternateText) {
    if (!file.type.startsWith('image/')) throw new Error('This is no picture.')
    const uploaded: FoundMedia = {
      contentKey: file.name,
      title: file.name,
      alternateText,
      url: `${PICTURE}?${encodeURIComponent(file.name)}`,
      width: 10,
      height: 10,
      byteSize: file.size,
    }
    media.push(uploaded)
    return uploaded
  },
}

function named(found: readonly Found[], query: string): FoundSome<Found> {
  return all(
    found.filter(
      ({ value, name }) => value === query.trim() || name.toLowerCase().includes(query.trim().toLowerCase()),
    ),
  )
}

function all<Of>(found: readonly Of[]): FoundSome<Of> {
  return { found, total: found.length }
}

function dataFor(kind: string, productId: string): BlockData | null {
  const product = PRODUCTS.find(({ id }) => id === productId) ?? PRODUCTS[0]
  if (kind === 'products') return { kind: 'products', products: PRODUCTS }
  return kind === 'product' && product !== undefined ? { kind: 'product', product } : null
}
