import { expect, test } from 'vitest'
import { CARD_FIELDS } from '../catalogue/product-fields.ts'
import { LAST_LISTING_PAGE, toListingHref, readListingQuery, toSearchInput } from './listing-query.ts'

const address = 'q=hose&facet.Color__c=Red&facet.Color__c=Blue&sort=name&view=list&page=3'

test('parsing a URL and formatting its query gives the same URL', () => {
  const query = readListingQuery(new URLSearchParams(address))
  expect(toListingHref(query, { page: 3 })).toBe(`?${address}`)
})

test('a changed query starts at the first page', () => {
  const query = readListingQuery(new URLSearchParams(address))
  expect(toListingHref(query, { sort: '', layout: 'grid', chosenFacets: {} })).toBe('?q=hose')
})

test.each(['0', '-1', '1.5', 'two', ''])('the invalid page %j becomes the first page', (page) => {
  expect(readListingQuery(new URLSearchParams({ page })).page).toBe(1)
})

test('a filter without a name is ignored', () => {
  expect(readListingQuery(new URLSearchParams('facet.=Red')).chosenFacets).toEqual({})
})

test('the search input counts pages from 0 and includes prices and quantity rules', () => {
  expect(toSearchInput(readListingQuery(new URLSearchParams(address)), '0ZG000000000001')).toEqual({
    searchTerm: 'hose',
    categoryId: '0ZG000000000001',
    sortRuleId: 'name',
    refinements: [{ nameOrId: 'Color__c', values: ['Red', 'Blue'] }],
    page: 2,
    pageSize: 24,
    fields: CARD_FIELDS,
    includePrices: true,
    includeQuantityRule: true,
  })
})

test('least and most values become a range, and what a list is limited to is no refinement [CAT-22]', () => {
  const params =
    'q=hose&view=table&facet.min.Weight__c=2.5&facet.max.Weight__c=&facet.min.Length__c=long&facet.only=in-stock'
  const query = readListingQuery(new URLSearchParams(params))
  expect(toSearchInput(query)).toMatchObject({
    refinements: [{ type: 'Range', nameOrId: 'Weight__c', min: '2.5' }],
    isInStock: true,
    includeAttributes: true,
  })
  expect(toListingHref(query, {})).toBe('?q=hose&facet.min.Weight__c=2.5&facet.only=in-stock&view=table')
})

test('the last page is the last one that the server returns', () => {
  const offsetOf = (page: number) => {
    const { page: index = 0, pageSize = 0 } = toSearchInput(
      readListingQuery(new URLSearchParams(`q=hose&page=${page}`)),
    )
    return index * pageSize
  }
  expect(offsetOf(LAST_LISTING_PAGE)).toBeLessThanOrEqual(5000)
  expect(offsetOf(LAST_LISTING_PAGE + 1)).toBeGreaterThan(5000)
})
