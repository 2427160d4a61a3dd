import type { CommerceAddress } from '@hydrant/contract/shop/addresses.ts'
import * as endpoints from '@hydrant/contract/shop/addresses.ts'
import { parseUniqueCsvValues } from '@hydrant/contract/shared/csv.ts'
import { MAX_ADDRESS_FIELDS, PAGE_SIZE_25 } from '@hydrant/contract/shared/limits.ts'
import type { QueryOf } from '@hydrant/contract/shared/endpoint.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../http/respond.ts'
import { parsePageToken, toPageLinksAndTokens } from '../http/page-token.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { addressErrors } from './errors.ts'
import * as addresses from './service.ts'

/** Registers the routes of an account's address book. */
export function registerAddressRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, endpoints.listAddresses, async ({ shopper, params, query, request }) => {
    const listingResult = parseAddressListing(query, shopper)
    if (!listingResult.ok) return createErrorResponse(listingResult.error)
    const result = await addresses.listAddresses(
      database,
      { accountRef: params.accountId, shopper },
      listingResult.value,
    )
    if (!result.ok) return createErrorResponse(result.error)
    const pageWindow = { pageSize: listingResult.value.limit, offset: listingResult.value.offset }
    const fields = parseUniqueCsvValues(query.fields, { max: MAX_ADDRESS_FIELDS })
    if (!fields.ok) return createErrorResponse(addressErrors.tooManyFields)
    const items = result.value.addresses.map((address) => toAddressWithRequestedFields(address, fields.values))
    return createResponse(200, {
      count: items.length,
      items,
      sortOrder: query.sortOrder,
      ...toPageLinksAndTokens(pageWindow, result.value.total, request.originalUrl),
    })
  })

  registerEndpoint(server, endpoints.createAddress, async ({ shopper, params, body }) => {
    const createResult = await addresses.createAddress(database, { accountRef: params.accountId, shopper }, body)
    return createResultResponse(createResult, 201, toCommerceAddress)
  })

  registerEndpoint(server, endpoints.updateAddress, async ({ shopper, params, body }) => {
    const target = { accountRef: params.accountId, shopper, addressId: params.addressId }
    const changeResult = await addresses.updateAddress(database, target, body)
    return createResultResponse(changeResult, 201, toCommerceAddress)
  })

  registerEndpoint(server, endpoints.deleteAddress, async ({ shopper, params }) => {
    const target = { accountRef: params.accountId, shopper, addressId: params.addressId }
    const removeResult = await addresses.deleteAddress(database, target)
    return createResultResponse(removeResult, 204, () => undefined)
  })
}

function parseAddressListing(
  query: QueryOf<typeof endpoints.listAddresses>,
  shopper: Shopper,
): Result<addresses.AddressListing> {
  const requestedTypes = parseUniqueCsvValues(query.addressType, { max: 2 })
  const types = requestedTypes.ok
    ? requestedTypes.values.filter((type) => type === 'Shipping' || type === 'Billing')
    : []
  if (!requestedTypes.ok || types.length < requestedTypes.values.length) return err(addressErrors.unknownType)
  const addressId = query.addressId === undefined ? null : normalizeId(query.addressId)
  if (query.addressId !== undefined && addressId === null) return err(addressErrors.malformedId)
  const pageWindow =
    query.pageToken === undefined
      ? { pageSize: query.pageSize, offset: 0 }
      : parsePageToken(query.pageToken, PAGE_SIZE_25.max)
  if (pageWindow === null) return err(addressErrors.malformedToken)
  return ok({
    types,
    addressId,
    defaultOnly: query.defaultOnly,
    countries: query.excludeUnsupportedCountries ? shopper.webstore.shippingCountries : null,
    words: (query.searchTerm ?? '').split(/\s+/u).filter((word) => word !== ''),
    defaultFirst: query.shouldShowDefaultAddrFirst,
    sort: query.sortOrder,
    limit: pageWindow.pageSize,
    offset: pageWindow.offset,
  })
}

/** Returns an address with the requested custom fields only; those that it does not have are null. */
function toAddressWithRequestedFields(address: addresses.Address, names: readonly string[]): CommerceAddress {
  const { fields = {}, ...addressWithoutFields } = toCommerceAddress(address)
  return names.length === 0
    ? addressWithoutFields
    : {
        ...addressWithoutFields,
        fields: Object.fromEntries(
          names.map((name) => [name, Object.hasOwn(fields, name) ? (fields[name] ?? null) : null]),
        ),
      }
}

function toCommerceAddress(address: addresses.Address): CommerceAddress {
  const { id, accountId: _account, createdAt: _created, ...fields } = address
  return { ...fields, addressId: id, regionCode: address.region, countryCode: address.country }
}
