import { findCountry, findRegion, regionsOf } from '@hydrant/kernel/address/countries.ts'
import { done, type Outcome, type Refusal, refused } from '@hydrant/kernel/outcome/outcome.ts'
import type { Destination } from './applicable-rates.ts'

/** A part of a place that can be in no list. */
export type PlacePart = 'country' | 'state'

/**
 * The ISO codes of a country and a state of it, in capitals; refused with what `unknown` returns for the part that is
 * in no list. A country without listed states takes any.
 */
export function readPlace(
  { country, state }: Destination,
  unknown: (part: PlacePart, code: string) => Refusal,
): Outcome<Destination> {
  const found = findCountry(country)
  if (found === null) return refused(unknown('country', country))
  const text = state?.trim().toUpperCase() ?? ''
  if (text === '') return done({ country: found.code, state: null })
  if (regionsOf(found.code).length === 0) return done({ country: found.code, state: text })
  const region = findRegion(found.code, text)
  return region === null ? refused(unknown('state', text)) : done({ country: found.code, state: region.code })
}
