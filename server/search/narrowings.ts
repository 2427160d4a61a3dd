import type { Refinement } from '@hydrant/contract/shop/search.ts'
import { parseDecimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { BRAND } from './index/value-book.ts'

/** What narrows a search: values of the brand, of a category or of an attribute, or a span of an attribute's numbers. */
export interface Narrowing {
  readonly kind: 'brand' | 'family' | 'category' | 'attribute'
  /** The attribute's name, with and without the ending of custom fields; one of them is how products keep it. */
  readonly names: readonly [string, string]
  readonly values: readonly string[]
  readonly span: { readonly min: string | null; readonly max: string | null } | null
}

/** What refinements narrow a search by; those that name no value narrow nothing and are left out. */
export function narrowingsOf(refinements: readonly Refinement[]): Narrowing[] {
  return refinements.flatMap((refinement): Narrowing[] => {
    const { nameOrId, values = [] } = refinement
    const span = refinement.type === 'Range' ? { min: bound(refinement.min), max: bound(refinement.max) } : null
    const kind = kindOf(refinement)
    if (span === null && values.length === 0) return kind === 'category' ? [{ kind, names: [nameOrId, nameOrId], values: [nameOrId], span }] : []
    return [{ kind, names: [nameOrId, nameOrId.replace(/__c$/, '')], values, span }]
  })
}

function kindOf({ attributeType, nameOrId }: Refinement): Narrowing['kind'] {
  if (attributeType === 'ProductCategory') return 'category'
  if (nameOrId === BRAND || nameOrId === 'Brand') return 'brand'
  return nameOrId === 'Family' ? 'family' : 'attribute'
}

function bound(text: string | undefined): string | null {
  const value = parseDecimal(text)
  return value === null ? null : toText(value)
}
