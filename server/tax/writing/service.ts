import type { Transaction } from '@hydrant/database/connection/database.ts'
import { findCountry, findRegion, findRegions } from '@hydrant/kernel/address/countries.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/tax.js'
import { duplicateValueError, integrityError } from '../../records/service.ts'
import { deleteRate, findEquivalentRate, findRate, insertRates, type RateValues, updateRate } from '../store.ts'
import type { Destination } from '../tax-rates.ts'

/**
 * Creates a tax rate and returns its id. Returns an error for an unknown country or state, a rate above 100, and a second
 * rate of a treatment and place, which would add up with the first.
 */
export async function createTaxRate(tx: Transaction, rate: RateValues): Promise<Result<string>> {
  const destinationResult = parseRateDestination(rate)
  if (!destinationResult.ok) return destinationResult
  if (isRateTooHigh(rate)) return err(rateTooHighError)
  const error = await findDuplicateError(tx, { ...rate, ...destinationResult.value }, null)
  if (error !== null) return err(error)
  const id = newId('1tx')
  await insertRates(tx, [{ ...rate, ...destinationResult.value, id }])
  return ok(id)
}

/** Changes a tax rate; undefined values stay as they are. Returns an error as `createTaxRate` does. */
export async function changeTaxRate(
  tx: Transaction,
  id: string,
  changes: { readonly [Name in keyof RateValues]?: RateValues[Name] | undefined },
): Promise<Result<null>> {
  const existing = await findRate(tx, id)
  if (existing === null) return ok(null)
  const { country = existing.country, state = existing.state, treatment = existing.treatment } = changes
  const destinationResult = parseRateDestination({ country, state })
  if (!destinationResult.ok) return destinationResult
  if (isRateTooHigh(changes)) return err(rateTooHighError)
  const error = await findDuplicateError(tx, { treatment, ...destinationResult.value }, id)
  if (error !== null) return err(error)
  await updateRate(tx, id, { ...changes, ...destinationResult.value })
  return ok(null)
}

/** Deletes a tax rate. */
export async function removeTaxRate(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteRate(tx, id)
  return ok(null)
}

/** Finds whether another rate is for the same treatment and place; without a state that is the whole country alone. */
async function findDuplicateError(
  tx: Transaction,
  place: Destination & Pick<RateValues, 'treatment'>,
  ownId: string | null,
): Promise<DomainError | null> {
  const otherId = await findEquivalentRate(tx, place, ownId)
  return otherId === null ? null : duplicateValueError(['Treatment__c', 'Country__c', 'State__c'], otherId)
}

/** A higher one is a mistake, such as 190 for 19. */
const MAX_RATE_PERCENT = 100

const rateTooHighError = integrityError('RatePercent__c', () =>
  messages.rateTooHigh({ maximum: String(MAX_RATE_PERCENT) }),
)

function isRateTooHigh({ ratePercent = 0 }: { readonly ratePercent?: string | number | undefined }): boolean {
  return decimal(ratePercent).gt(MAX_RATE_PERCENT)
}

/** Converts the country and state of a rate to their codes; without a state it is for the whole country. */
function parseRateDestination({ country, state }: Destination): Result<Destination> {
  const found = findCountry(country)
  if (found === null)
    return err(
      integrityError('Country__c', () =>
        messages.unknownInBody({ field: 'Country__c', code: country, part: 'country' }),
      ),
    )
  const code = state?.trim().toUpperCase() ?? ''
  if (code === '') return ok({ country: found.code, state: null })
  const region = findRegions(found.code).length === 0 ? { code } : findRegion(found.code, code)
  return region === null
    ? err(integrityError('State__c', () => messages.unknownInBody({ field: 'State__c', code, part: 'state' })))
    : ok({ country: found.code, state: region.code })
}
