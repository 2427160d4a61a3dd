import { type Refinement, RefinementList } from '@hydrant/contract/shop/search.ts'
import { isStorable } from '@hydrant/kernel/text/storable-text.ts'
import { Value } from 'typebox/value'

/** Parses refinements from base64 of JSON; an empty list without a text, null for a malformed one. */
export function parseRefinements(text: string | undefined): readonly Refinement[] | null {
  if (text === undefined || text === '') return []
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
    return isStorable(value) && Value.Check(RefinementList, value) ? value : null
  } catch {
    return null
  }
}
