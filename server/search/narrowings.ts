import type { Refinement } from '@hydrant/contract/shop/search.ts'
import { fullId } from '@hydrant/kernel/identity/record-id.ts'
import { parseDecimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { unusableRefinement } from './errors.ts'
import type { Structure } from './index/document.ts'
import { BRAND } from './index/value-book.ts'

/**
 * What narrows a search: values of the brand, of a category or of an attribute, or a span of an attribute's numbers.
 */
export interface Narrowing {
  readonly kind: 'brand' | 'family' | 'category' | 'attribute'
  /** The attribute's name, with and without the ending of custom fields; one of them is how products keep it. */
  readonly names: readonly [string, string]
  readonly values: readonly string[]
  readonly span: { readonly min: string | null; readonly max: string | null } | null
}

type Known = Pick<Structure, 'categories' | 'attributeNames'>

/**
 * What refinements narrow a search by among these categories and attributes; refused when one of them narrows nothing
 * or cannot be read.
 */
export function narrowingsOf(refinements: readonly Refinement[], structure: Known): Result<Narrowing[]> {
  const narrowings: Narrowing[] = []
  for (const refinement of refinements) {
    const narrowing = narrowingOf(refinement)
    const problem = problemOf(refinement, narrowing, structure)
    if (problem !== null) return err(unusableRefinement(refinement.nameOrId, problem))
    narrowings.push(narrowing)
  }
  return ok(narrowings)
}

function narrowingOf(refinement: Refinement): Narrowing {
  const { nameOrId, values = [] } = refinement
  const span = refinement.type === 'Range' ? { min: bound(refinement.min), max: bound(refinement.max) } : null
  const kind = kindOf(refinement)
  if (kind === 'category')
    return {
      kind,
      names: [nameOrId, nameOrId],
      values: (values.length === 0 ? [nameOrId] : values).map(fullId),
      span: null,
    }
  return { kind, names: [nameOrId, withoutEnding(nameOrId)], values, span }
}

function problemOf(
  { min, max }: Refinement,
  { kind, names, values, span }: Narrowing,
  { categories, attributeNames }: Known,
): string | null {
  if (kind === 'category') {
    const unknown = values.find((id) => !categories.some((category) => category.id === id))
    return unknown === undefined ? null : `'${unknown}' is no category of this store`
  }
  if (kind === 'attribute' && !attributeNames.some((name) => withoutEnding(name) === names[1]))
    return 'this store has no such attribute'
  if (span === null) return values.length === 0 ? 'it has no values' : null
  if (min === undefined && max === undefined) return 'a range needs min or max'
  if (min !== undefined && span.min === null) return `min is no number: '${min}'`
  return max !== undefined && span.max === null ? `max is no number: '${max}'` : null
}

function kindOf({ attributeType, nameOrId }: Refinement): Narrowing['kind'] {
  if (attributeType === 'ProductCategory') return 'category'
  if (nameOrId === BRAND || nameOrId === 'Brand') return 'brand'
  return nameOrId === 'Family' ? 'family' : 'attribute'
}

/** The name of an attribute without the ending of custom fields. */
function withoutEnding(name: string): string {
  return name.replace(/__c$/, '')
}

function bound(text: string | undefined): string | null {
  const value = parseDecimal(text)
  return value === null ? null : toText(value)
}
