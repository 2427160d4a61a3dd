import { findCountry, findRegion, regionsOf } from '@hydrant/kernel/address/countries.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import type { Destination } from './applicable-rates.ts'

/** A part of a place that can be in no list. */
export type PlacePart = 'country' | 'state'

/**
 * The ISO codes of a country and a state of it, in capitals; refused with what `unknown` returns for the part that is
 * in no list. A country without listed states takes any.
 */
export function readPlace(
  { country, state }: Destination,
  unknown: (part: PlacePart, code: string) => DomainError,
): Result<Destination> {
  const found = findCountry(country)
  if (found === null) return err(unknown('country', country))
  const text = state?.trim().toUpperCase() ?? ''
  if (text === '') return ok({ country: found.code, state: null })
  if (regionsOf(found.code).length === 0) return ok({ country: found.code, state: text })
  const region = findRegion(found.code, text)
  return region === null ? err(unknown('state', text)) : ok({ country: found.code, state: region.code })
}
