import { toLowerCasePath } from '@hydrant/page-model/site/page-path.ts'
import type { PageLookups, PictureDetails, SectionDetails } from '@hydrant/page-builder/checks/page-lookups.ts'
import { links } from '../links.ts'
import { listLinks } from '../buyer-lists/list-links.ts'
import { compareLinks } from '../compare/compare-links.ts'
import { invoiceLinks } from '../invoices/invoice-links.ts'
import { quickOrderLinks } from '../quick-order/quick-order-links.ts'

/** The data of the shop that the checks of a page need, in the form that is sent to the browser. */
export interface PageCheckData {
  /** The paths of all stored pages; null when there are too many to be gathered. */
  readonly paths: readonly string[] | null
  /** The library pictures that the page uses, by content key; null for a missing one. */
  readonly pictures: Readonly<Record<string, PictureDetails | null>>
  /** The part numbers that the page uses, and whether the shop has a product of each. */
  readonly partNumbers: PartNumberStatuses
  /** The saved sections that the page shows, by id; null for a missing one. */
  readonly sections: Readonly<Record<string, SectionDetails | null>>
}

/** Part numbers, and whether the shop has a product of each. */
export type PartNumberStatuses = readonly (readonly [partNumber: string, isKnown: boolean])[]

const FIXED_PATHS: readonly string[] = [
  links.home(),
  links.cart(),
  links.checkout(),
  links.login(),
  links.orders(),
  compareLinks.page(),
  invoiceLinks.invoices(),
  quickOrderLinks.page(),
  listLinks.lists(),
  listLinks.boughtBefore(),
  links.search(),
  links.cookieManager(),
  links.account(),
  links.addresses(),
  links.access(),
  links.accountChoice(),
]
/** Paths of products, categories and orders, whose existence is not checked. */
const RECORD_PATHS = /^\/(?:product|category|orders|webruntime)\//

/** Creates the functions with which the checks look up paths, pictures and part numbers in the loaded data. */
export function createPageLookups({ paths, pictures, partNumbers, sections }: PageCheckData): PageLookups {
  const isExistingByNumber = new Map(partNumbers)
  const storedPaths = paths === null ? null : new Set(paths.map(toLowerCasePath))
  return {
    isExistingPath: (url) => {
      const path = toLowerCasePath(url.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, ''))
      return storedPaths === null || FIXED_PATHS.includes(path) || RECORD_PATHS.test(path) || storedPaths.has(path)
    },
    findPicture: (url) => {
      const key = parseContentKey(url)
      return key === null ? undefined : pictures[key]
    },
    findSection: (sectionId) => (Object.hasOwn(sections, sectionId) ? sections[sectionId] : undefined),
    isExistingPartNumber: (partNumber) => isExistingByNumber.get(partNumber),
  }
}

/** Parses the content key in the URL of a library picture; null for another URL. */
export function parseContentKey(url: string): string | null {
  return /^\/cms\/delivery\/media\/([\w-]+)/.exec(url)?.[1] ?? null
}

/** Lists the content keys of all library pictures that a stored document uses. */
export function listContentKeys(document: unknown): ReadonlySet<string> {
  return new Set(
    Array.from(JSON.stringify(document).matchAll(/\/cms\/delivery\/media\/([\w-]+)/g), ([, key = '']) => key),
  )
}
