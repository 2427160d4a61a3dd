import { findCountry, findRegion, findRegions } from '@hydrant/kernel/address/countries.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import type { Destination } from './tax-rates.ts'

/** The part of a destination that can be unknown. */
export type DestinationPart = 'country' | 'state'

/**
 * Converts a country and a state to their ISO codes, in capitals; returns the error that `toUnknownError` creates for
 * an unknown one, or for a missing state (its code is '') where addresses need one. A country without listed states
 * accepts any.
 */
export function parseDestination(
  { country, state }: Destination,
  toUnknownError: (part: DestinationPart, code: string) => DomainError,
): Result<Destination> {
  const countryRecord = findCountry(country)
  if (countryRecord === null) return err(toUnknownError('country', country))
  const stateCode = state?.trim().toUpperCase() ?? ''
  if (stateCode === '')
    return countryRecord.requiresRegion
      ? err(toUnknownError('state', ''))
      : ok({ country: countryRecord.code, state: null })
  if (findRegions(countryRecord.code).length === 0) return ok({ country: countryRecord.code, state: stateCode })
  const region = findRegion(countryRecord.code, stateCode)
  return region === null
    ? err(toUnknownError('state', stateCode))
    : ok({ country: countryRecord.code, state: region.code })
}
