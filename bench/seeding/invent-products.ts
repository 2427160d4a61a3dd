import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import type { NewProduct } from '@hydrant/server/catalogue/service.ts'
import { brands, colors, departments, finishes, materials, sentences, series, shapes, sizes, things } from './words.ts'

/** A product with what goes with it. */
export interface InventedProduct {
  readonly product: NewProduct & { readonly id: string }
  /** Which of the categories it is in, by place. */
  readonly shelf: number
  /** In cents. */
  readonly listPrice: number
  readonly stock: number
  /** Only for those with a contract. */
  readonly isRestricted: boolean
}

/** The categories that products are filed in, by the names that lead to them. */
export const categoryPaths: ReadonlyArray<readonly string[]> = departments.flatMap((department) =>
  things.map((thing) => ['Industrial supply', department, `${department} ${thing}s`]),
)

/** What the products can be narrowed by. */
export const facetAttributes = ['Diameter', 'Material', 'Finish', 'Series', 'Color', 'Length', 'Pressure'].map(
  (label, at) => ({
    apiName: `${label}__c`,
    label,
    isFacet: true,
    sequence: 100 + at,
  }),
)

/**
 * The products of one group: mostly a single one, sometimes a parent with its variations. The same for the same number.
 */
export function inventGroup(group: number): InventedProduct[] {
  const random = randomFrom(group)
  const one = invent(group, random)
  return group % 25 === 0
    ? [{ ...one, product: { ...one.product, productClass: 'VariationParent' } }, ...variationsOf(one)]
    : [one]
}

/**
 * What a book asks for a product, as a decimal: book 0 asks the list price, others less, and not for all; null where it
 * asks nothing.
 */
export function priceIn({ listPrice }: InventedProduct, book: number): string | null {
  if (book > 0 && (listPrice + book) % 5 > 1) return null
  return (Math.round(listPrice * (1 - book * 0.04)) / 100).toFixed(2)
}

function invent(group: number, random: () => number): InventedProduct {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * random() * items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }
  const [brand, thing, shape, material, finish, line] = [
    pick(brands),
    pick(things),
    pick(shapes),
    pick(materials),
    pick(finishes),
    pick(series),
  ]
  const diameter = pick(sizes)
  const sku = `${brand.slice(0, 2).toUpperCase()}${thing.slice(0, 1).toUpperCase()}-${String(10_000 + group)}/${1 + Math.floor(random() * 90)}`
  const shelf = Math.floor(random() * departments.length) * things.length + things.indexOf(thing)
  return {
    product: {
      id: idFromKey('01t', `bench ${group}`),
      sku,
      productCode: group % 3 === 0 ? `${line.slice(0, 3).toUpperCase()}${group}` : sku,
      name: `${brand} ${line} ${shape} ${thing}, ${diameter} in, ${material}`,
      description: `<p>${[pick(sentences), pick(sentences), pick(sentences)].join(' ')}</p>`,
      brand,
      family: `${thing}s`,
      unitOfMeasure: 'Each',
      packText: 'Each',
      attributes: {
        Diameter__c: `${diameter} in`,
        Material__c: material,
        Finish__c: finish,
        Series__c: line,
        Pressure__c: `${50 * (1 + Math.floor(random() * 12))} psi`,
        Length__c: `${5 * (1 + Math.floor(random() * 20))} ft`,
      },
    },
    shelf,
    listPrice: 199 + Math.floor(random() * random() * 250_000),
    stock: Math.floor(random() * 4000),
    isRestricted: random() < 0.05,
  }
}

function variationsOf(parent: InventedProduct): InventedProduct[] {
  const { product } = parent
  return colors.map((color, at) => ({
    ...parent,
    product: {
      ...product,
      id: idFromKey('01t', `${product.sku} ${color}`),
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

/** Numbers from 0 up to 1 that look random and are the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
