import { canonicalPath } from '@hydrant/kernel/site/page-path.ts'
import type { PageFacts, PictureFacts } from '@hydrant/page-builder/checks/page-facts.ts'
import { links } from '../links.ts'

/** What the checks of a page have to know of the shop, as it travels to the browser. */
export interface GatheredFacts {
  /** The paths of all stored pages; null when there are too many to be gathered. */
  readonly paths: readonly string[] | null
  /** The pictures of the library that the page uses, by content key; null for one that is not there. */
  readonly pictures: Readonly<Record<string, PictureFacts | null>>
  /** The part numbers that the page names, and whether the shop has a product of each. */
  readonly partNumbers: PartNumberFacts
}

/** Part numbers, and whether the shop has a product of each. */
export type PartNumberFacts = readonly (readonly [partNumber: string, isKnown: boolean])[]

const FIXED: readonly string[] = [
  links.home(),
  links.cart(),
  links.checkout(),
  links.login(),
  links.orders(),
  links.search(),
  links.cookieManager(),
  links.account(),
  links.addresses(),
  links.access(),
  links.actingAccount(),
]
/** What leads to a product, a category or an order: whether there is such a one, their own pages tell. */
const OPEN_ENDED = /^\/(?:product|category|orders|webruntime)\//

/** Facts for the checks, from what was gathered. */
export function toPageFacts({ paths, pictures, partNumbers }: GatheredFacts): PageFacts {
  const products = new Map(partNumbers)
  const stored = paths === null ? null : new Set(paths.map(canonicalPath))
  return {
    isKnownPath: (address) => {
      const path = canonicalPath(address.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, ''))
      return stored === null || FIXED.includes(path) || OPEN_ENDED.test(path) || stored.has(path)
    },
    pictureAt: (url) => {
      const key = contentKeyOf(url)
      return key === null ? undefined : pictures[key]
    },
    isKnownPartNumber: (partNumber) => products.get(partNumber),
  }
}

/** The content key in the address of a picture of the library; null for another address. */
export function contentKeyOf(url: string): string | null {
  return /^\/cms\/delivery\/media\/([\w-]+)/.exec(url)?.[1] ?? null
}

/** The content keys of all pictures of the library that a stored document names. */
export function contentKeysIn(document: unknown): ReadonlySet<string> {
  return new Set(
    Array.from(JSON.stringify(document).matchAll(/\/cms\/delivery\/media\/([\w-]+)/g), ([, key = '']) => key),
  )
}
