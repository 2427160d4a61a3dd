import type {
  EditorServices,
  SearchResult,
  MediaResult,
  SearchResultPage,
} from '@hydrant/page-builder/editor/services.ts'
import type { BlockData } from '@hydrant/page-builder/registry/data-requirements.ts'
import type { StoredBlock } from '@hydrant/page-builder/render/document.ts'
import { prefixBlockIds } from '@hydrant/page-builder/render/prefix-block-ids.ts'
import { listDataRequirements } from '@hydrant/page-builder/render/list-data-requirements.ts'
import { PRODUCTS } from '../page-builder/products.ts'

const MAX_PAGES = 2
const PICTURE_URL = '/img/b2b/default-product-image.svg'

const categories: readonly SearchResult[] = [
  { value: '0ZGHOSE', name: 'Hose', detail: 'Category', image: '' },
  { value: '0ZGNOZZLE', name: 'Nozzles', detail: 'Category', image: '' },
]
const pages: readonly SearchResult[] = [
  { value: '/contact-us', name: 'Contact us', detail: '/contact-us', image: '' },
  { value: '/equipment-catalog', name: 'Equipment catalog', detail: '/equipment-catalog', image: '' },
  { value: '/rewards', name: 'Rewards', detail: '/rewards', image: '' },
]
const media: MediaResult[] = [
  {
    contentKey: 'engine',
    title: 'An engine',
    alternateText: 'A red engine in the rain',
    url: `${PICTURE_URL}?engine`,
    width: 1600,
    height: 900,
    byteSize: 240_000,
  },
  {
    contentKey: 'plan',
    title: 'A plan',
    alternateText: '',
    url: `${PICTURE_URL}?plan`,
    width: null,
    height: null,
    byteSize: 12_000,
  },
]

const sections: SearchResult[] = [{ value: '0PgTERMS', name: 'Terms', detail: '', image: '' }]
/** By the ids of sections: the block that was saved as each. */
const savedBlocks = new Map<string, StoredBlock>([
  ['0PgTERMS', { type: 'text', props: { id: 'terms', tag: 'p', text: 'Delivered within a day' } }],
])

/** The editor's services, implemented without a server. */
export const SERVICES: EditorServices = {
  async loadBlockData(document) {
    const needs = Array.from(listDataRequirements(document, {}))
    return Object.fromEntries(
      needs.map(([id, need]) => [
        id,
        need.kind === 'section'
          ? toSectionData(id, need.sectionId)
          : toBlockData(need.kind, 'productId' in need ? need.productId : ''),
      ]),
    )
  },
  async searchProducts(query) {
    return findByName(
      PRODUCTS.map(({ id, name, partNumber }) => ({ value: id, name, detail: partNumber ?? '', image: PICTURE_URL })),
      query,
    )
  },
  async searchCategories(query) {
    if (query === 'broken') throw new Error('The categories cannot be searched now.')
    return findByName(categories, query)
  },
  async searchLinkTargets(query) {
    const { results: found, total } = findByName(pages, query)
    return { results: found.slice(0, MAX_PAGES), total }
  },
  async searchMedia(query) {
    return toResults(
      media.filter(({ title, alternateText }) =>
        `${title} ${alternateText}`.toLowerCase().includes(query.toLowerCase()),
      ),
    )
  },
  searchSections: async (query) => findByName(sections, query),
  toSectionPath: (sectionId) => `/sections/${sectionId}`,
  async saveSection(title, block) {
    if (title === 'taken') throw new Error('The section cannot be saved now.')
    const sectionId = `0Pg${sections.length}`
    sections.push({ value: sectionId, name: title, detail: '', image: '' })
    savedBlocks.set(sectionId, block)
    return sectionId
  },
  async upload(file, alternateText) {
    if (!file.type.startsWith('image/')) throw new Error('This is no picture.')
    const uploaded: MediaResult = {
      contentKey: file.name,
      title: file.name,
      alternateText,
      url: `${PICTURE_URL}?${encodeURIComponent(file.name)}`,
      width: 10,
      height: 10,
      byteSize: file.size,
    }
    media.push(uploaded)
    return uploaded
  },
}

function findByName(found: readonly SearchResult[], query: string): SearchResultPage<SearchResult> {
  return toResults(
    found.filter(
      ({ value, name }) => value === query.trim() || name.toLowerCase().includes(query.trim().toLowerCase()),
    ),
  )
}

function toResults<Of>(found: readonly Of[]): SearchResultPage<Of> {
  return { results: found, total: found.length }
}

function toSectionData(blockId: string, sectionId: string): BlockData | null {
  const block = savedBlocks.get(sectionId)
  const title = sections.find(({ value }) => value === sectionId)?.name ?? ''
  return block === undefined
    ? null
    : { kind: 'section', sectionId, title, isLive: true, blocks: prefixBlockIds([block], `${blockId}-`), data: {} }
}

function toBlockData(kind: string, productId: string): BlockData | null {
  const product = PRODUCTS.find(({ id }) => id === productId) ?? PRODUCTS[0]
  if (kind === 'products') return { kind: 'products', products: PRODUCTS }
  return kind === 'product' && product !== undefined ? { kind: 'product', product } : null
}
