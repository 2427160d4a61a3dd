import type { CommerceAddress } from '@hydrant/contract/shop/addresses.ts'
import * as endpoints from '@hydrant/contract/shop/addresses.ts'
import { parseCsv } from '@hydrant/contract/shared/csv.ts'
import { ADDRESS_FIELDS_KEPT, PAGE_OF_25 } from '@hydrant/contract/shared/limits.ts'
import type { QueryOf } from '@hydrant/contract/shared/endpoint.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { readPageToken, tokenPage } from '../http/page-token.ts'
import { serve, type Server } from '../http/serve.ts'
import { addressRefusals } from './errors.ts'
import * as addresses from './service.ts'

/** The address book of an account. */
export function registerAddressRoutes(server: Server): void {
  const { database } = server

  serve(server, endpoints.listAddresses, async ({ shopper, params, query, request }) => {
    const listing = readListing(query, shopper)
    if (!listing.ok) return refuse(listing.error)
    const found = await database.read(async (executor) => {
      const owner = await addresses.ownerOf(executor, shopper, params.accountId)
      return owner.ok ? ok(await addresses.listAddresses(executor, owner.value, listing.value)) : owner
    })
    if (!found.ok) return refuse(found.error)
    const window = { pageSize: listing.value.limit, offset: listing.value.offset }
    const fields = parseCsv(query.fields, { max: ADDRESS_FIELDS_KEPT })
    if (!fields.ok) return refuse(addressRefusals.tooManyFields)
    const items = found.value.addresses.map((address) => withFields(address, fields.values))
    return answer(200, {
      count: items.length,
      items,
      sortOrder: query.sortOrder,
      ...tokenPage(window, found.value.total, request.originalUrl),
    })
  })

  serve(server, endpoints.createAddress, async ({ shopper, params, body }) => {
    const created = await database.transaction(async (executor) => {
      const owner = await addresses.ownerOf(executor, shopper, params.accountId)
      return owner.ok ? addresses.createAddress(executor, { accountId: owner.value, shopper }, body) : owner
    })
    return answerOutcome(created, 201, toCommerceAddress)
  })

  serve(server, endpoints.updateAddress, async ({ shopper, params, body }) => {
    const changed = await database.transaction(async (executor) => {
      const owner = await addresses.ownerOf(executor, shopper, params.accountId)
      return owner.ok
        ? addresses.updateAddress(executor, { accountId: owner.value, shopper, addressId: params.addressId }, body)
        : owner
    })
    return answerOutcome(changed, 201, toCommerceAddress)
  })

  serve(server, endpoints.deleteAddress, async ({ shopper, params }) => {
    const removed = await database.transaction(async (executor) => {
      const owner = await addresses.ownerOf(executor, shopper, params.accountId)
      return owner.ok ? addresses.deleteAddress(executor, owner.value, params.addressId) : owner
    })
    return answerOutcome(removed, 204, () => undefined)
  })
}

function readListing(
  query: QueryOf<typeof endpoints.listAddresses>,
  shopper: Shopper,
): Result<addresses.AddressListing> {
  const asked = parseCsv(query.addressType, { max: 2 })
  const types = asked.ok ? asked.values.filter((type) => type === 'Shipping' || type === 'Billing') : []
  if (!asked.ok || types.length < asked.values.length) return err(addressRefusals.unknownType)
  const addressId = query.addressId === undefined ? null : normalizeId(query.addressId)
  if (query.addressId !== undefined && addressId === null) return err(addressRefusals.malformedId)
  const window =
    query.pageToken === undefined
      ? { pageSize: query.pageSize, offset: 0 }
      : readPageToken(query.pageToken, PAGE_OF_25.max)
  if (window === null) return err(addressRefusals.malformedToken)
  return ok({
    types,
    addressId,
    defaultOnly: query.defaultOnly,
    countries: query.excludeUnsupportedCountries ? shopper.webstore.shippingCountries : null,
    defaultFirst: query.shouldShowDefaultAddrFirst,
    sort: query.sortOrder,
    limit: window.pageSize,
    offset: window.offset,
  })
}

/** A list tells the custom fields that it is asked for; those that an address does not have are null. */
function withFields(address: addresses.Address, names: readonly string[]): CommerceAddress {
  const { fields = {}, ...rest } = toCommerceAddress(address)
  return names.length === 0
    ? rest
    : {
        ...rest,
        fields: Object.fromEntries(
          names.map((name) => [name, Object.hasOwn(fields, name) ? (fields[name] ?? null) : null]),
        ),
      }
}

function toCommerceAddress(address: addresses.Address): CommerceAddress {
  const { id, accountId: _account, createdAt: _created, ...fields } = address
  return { ...fields, addressId: id, regionCode: address.region, countryCode: address.country }
}
