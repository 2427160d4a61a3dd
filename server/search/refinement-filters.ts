import type { Refinement } from '@hydrant/contract/shop/search.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { parseDecimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Message, type Result, err } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/search.js'
import { invalidRefinementError } from './errors.ts'
import type { Structure } from './index/document.ts'
import { BRAND } from './index/value-dictionary.ts'

/** A filter of a search: values of the brand, of a category or of an attribute, or a numeric range of an attribute. */
export interface RefinementFilter {
  readonly kind: 'brand' | 'family' | 'category' | 'attribute'
  /** The attribute's name with and without the custom field ending; products use one of the two. */
  readonly names: readonly [string, string]
  readonly values: readonly string[]
  readonly range: { readonly min: string | null; readonly max: string | null } | null
}

type FilterableStructure = Pick<Structure, 'categories' | 'attributeNames'>

/** Converts the API's refinements to filters. Returns an error when one of them is unknown or malformed. */
export function toRefinementFilters(
  refinements: readonly Refinement[],
  structure: FilterableStructure,
): Result<RefinementFilter[]> {
  const filters: RefinementFilter[] = []
  for (const refinement of refinements) {
    const filter = toRefinementFilter(refinement)
    const problem = findFilterProblem(refinement, filter, structure)
    if (problem !== null) return err(invalidRefinementError(refinement.nameOrId, problem))
    filters.push(filter)
  }
  return ok(filters)
}

function toRefinementFilter(refinement: Refinement): RefinementFilter {
  const { nameOrId, values = [] } = refinement
  const range =
    refinement.type === 'Range' ? { min: parseBound(refinement.min), max: parseBound(refinement.max) } : null
  const kind = toFilterKind(refinement)
  if (kind === 'category')
    return {
      kind,
      names: [nameOrId, nameOrId],
      values: (values.length === 0 ? [nameOrId] : values).map(toFullIdIfValid),
      range: null,
    }
  return { kind, names: [nameOrId, stripCustomSuffix(nameOrId)], values, range }
}

function findFilterProblem(
  { min, max }: Refinement,
  { kind, names, values, range }: RefinementFilter,
  { categories, attributeNames }: FilterableStructure,
): Message | null {
  if (kind === 'category') {
    const unknownId = values.find((id) => !categories.some((category) => category.id === id))
    return unknownId === undefined ? null : () => messages.noCategoryOfStore({ id: unknownId })
  }
  if (kind === 'attribute' && !attributeNames.some((name) => stripCustomSuffix(name) === names[1]))
    return messages.noSuchAttribute
  if (range === null) return values.length === 0 ? messages.noValues : null
  if (min === undefined && max === undefined) return messages.emptyRange
  if (min !== undefined && range.min === null) return () => messages.boundIsNoNumber({ bound: 'min', text: min })
  return max !== undefined && range.max === null ? () => messages.boundIsNoNumber({ bound: 'max', text: max }) : null
}

function toFilterKind({ attributeType, nameOrId }: Refinement): RefinementFilter['kind'] {
  if (attributeType === 'ProductCategory') return 'category'
  if (nameOrId === BRAND || nameOrId === 'Brand') return 'brand'
  return nameOrId === 'Family' ? 'family' : 'attribute'
}

/** Removes the ending of custom fields from an attribute's name. */
function stripCustomSuffix(name: string): string {
  return name.replace(/__c$/, '')
}

function parseBound(text: string | undefined): string | null {
  const value = parseDecimal(text)
  return value === null ? null : toText(value)
}
