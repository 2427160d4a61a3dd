import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import type { NewProduct } from '@hydrant/server/catalogue/service.ts'
import {
  brands,
  colors,
  departments,
  finishes,
  materials,
  sentences,
  series,
  shapes,
  sizes,
  things,
} from './vocabulary.ts'

/** A product with its category, price and stock. */
export interface InventedProduct {
  readonly product: NewProduct & { readonly id: string }
  /** The index of its category. */
  readonly categoryIndex: number
  /** The list price in cents. */
  readonly listPrice: number
  readonly stock: number
  /** Whether only buyers with a contract may see it. */
  readonly isRestricted: boolean
}

/** The paths of the categories that products are assigned to, as names from the root. */
export const categoryPaths: ReadonlyArray<readonly string[]> = departments.flatMap((department) =>
  things.map((thing) => ['Industrial supply', department, `${department} ${thing}s`]),
)

/** The attributes that are facets. */
export const facetAttributes = ['Diameter', 'Material', 'Finish', 'Series', 'Color', 'Length', 'Pressure'].map(
  (label, at) => ({
    apiName: `${label}__c`,
    label,
    isFacet: true,
    sequence: 100 + at,
  }),
)

/**
 * Invents the products of one group: mostly a single one, sometimes a parent with its variations. The same number
 * always gives the same products.
 */
export function inventProductGroup(groupNumber: number): InventedProduct[] {
  const random = createRandomGenerator(groupNumber)
  const base = inventProduct(groupNumber, random)
  return groupNumber % 25 === 0
    ? [{ ...base, product: { ...base.product, productClass: 'VariationParent' } }, ...createVariations(base)]
    : [base]
}

/**
 * Computes the price of a product in a price book, as a decimal text. Book 0 has the list prices; the others have lower
 * prices, and for some products none: null.
 */
export function computePriceInBook({ listPrice }: InventedProduct, bookIndex: number): string | null {
  if (bookIndex > 0 && (listPrice + bookIndex) % 5 > 1) return null
  return (Math.round(listPrice * (1 - bookIndex * 0.04)) / 100).toFixed(2)
}

function inventProduct(groupNumber: number, random: () => number): InventedProduct {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * random() * items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }
  const [brand, thing, shape, material, finish, seriesName] = [
    pick(brands),
    pick(things),
    pick(shapes),
    pick(materials),
    pick(finishes),
    pick(series),
  ]
  const diameter = pick(sizes)
  const sku = `${brand.slice(0, 2).toUpperCase()}${thing.slice(0, 1).toUpperCase()}-${String(10_000 + groupNumber)}/${1 + Math.floor(random() * 90)}`
  const categoryIndex = Math.floor(random() * departments.length) * things.length + things.indexOf(thing)
  return {
    product: {
      id: createIdFromKey('01t', `bench ${groupNumber}`),
      sku,
      productCode: groupNumber % 3 === 0 ? `${seriesName.slice(0, 3).toUpperCase()}${groupNumber}` : sku,
      name: `${brand} ${seriesName} ${shape} ${thing}, ${diameter} in, ${material}`,
      description: `<p>${[pick(sentences), pick(sentences), pick(sentences)].join(' ')}</p>`,
      brand,
      family: `${thing}s`,
      unitOfMeasure: 'Each',
      packText: 'Each',
      attributes: {
        Diameter__c: `${diameter} in`,
        Material__c: material,
        Finish__c: finish,
        Series__c: seriesName,
        Pressure__c: `${50 * (1 + Math.floor(random() * 12))} psi`,
        Length__c: `${5 * (1 + Math.floor(random() * 20))} ft`,
      },
    },
    categoryIndex,
    listPrice: 199 + Math.floor(random() * random() * 250_000),
    stock: Math.floor(random() * 4000),
    isRestricted: random() < 0.05,
  }
}

function createVariations(parent: InventedProduct): InventedProduct[] {
  const { product } = parent
  return colors.map((color, at) => ({
    ...parent,
    product: {
      ...product,
      id: createIdFromKey('01t', `${product.sku} ${color}`),
      sku: `${product.sku}-${color.slice(0, 3).toUpperCase()}`,
      productCode: null,
      name: `${product.name}, ${color.toLowerCase()}`,
      productClass: 'Variation',
      parentId: product.id,
      attributes: { ...product.attributes, Color__c: color },
      variationValues: { Color__c: color },
    },
    listPrice: parent.listPrice + at * 10,
  }))
}

/** Creates a generator of pseudo-random numbers from 0 up to 1, the same sequence for the same seed. */
function createRandomGenerator(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
