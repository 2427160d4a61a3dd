import { data } from 'react-router'
import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import { getFieldText, getParentText, getRecordId } from '../records/field-value.ts'
import { formatId, formatText } from '../records/soql-literal.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import {
  type CombinedAttribute,
  type Combination,
  countCombinations,
  describeCombination,
  fillPattern,
  listCombinations,
  toCombinationKey,
  toDefaultPattern,
} from './combine-values.ts'
import { parseOptionsJson, parseValuesJson } from './parse-attribute-json.ts'

/** How many combinations the page shows. */
const MAX_COMBINATIONS = 200
/** How many products have prices looked up at once. */
const MAX_FOUND = 200

/** The parameters of the page's query, by which the values of an attribute are chosen, too: `value.Size__c`. */
export const CHOICE = { shown: 'shown', pattern: 'pattern', book: 'book', location: 'location' } as const

/** Returns the name of the parameter that has the chosen values of an attribute. */
export function toValueParameter(field: string): string {
  return `value.${field}`
}

/** One combination: the variation that has it, or what a new one would begin with. */
export interface VariationRow {
  readonly values: Combination
  readonly title: string
  readonly existing: ExistingVariation | null
  readonly sku: string
  readonly name: string
}

/** A variation that there is. */
export interface ExistingVariation {
  readonly productId: string
  readonly sku: string
  readonly name: string
  readonly isActive: boolean
  readonly values: Combination
  /** Its price in the chosen price book and the currency of the shop, as a decimal; null: none. */
  readonly price: string | null
}

interface Choice {
  readonly id: string
  readonly name: string
}

/** Loads the combinations of the values that the query of the page chooses; all values at first. */
export async function loadVariations(
  staff: StaffClient,
  {
    request,
    productId,
    objects,
    currency,
  }: {
    readonly request: Request
    readonly productId: string
    readonly objects: readonly ObjectSummary[]
    /** The default currency of the shop, in which prices are. */
    readonly currency: string
  },
) {
  const search = new URL(request.url).searchParams
  const parent = await loadParent(staff, productId)
  const may = (name: string) => objects.some((object) => object.name === name && object.createable)
  const [attributes, books, locations, setId] = await Promise.all([
    loadAttributes(staff, productId),
    may('PricebookEntry')
      ? loadChoices(staff, 'SELECT Id, Name FROM Pricebook2 ORDER BY Priority__c, Name LIMIT 200')
      : [],
    may('StockLevel__c') ? loadChoices(staff, 'SELECT Id, Name FROM Location ORDER BY Name LIMIT 200') : [],
    findSetId(staff, productId),
  ])
  const isChosen = search.get(CHOICE.shown) !== null
  const chosenAttributes = attributes.map((attribute) => {
    const chosen = search.getAll(toValueParameter(attribute.field))
    return isChosen
      ? { ...attribute, options: attribute.options.filter(({ value }) => chosen.includes(value)) }
      : attribute
  })
  const pattern = (search.get(CHOICE.pattern) ?? '').trim().slice(0, 255) || toDefaultPattern(attributes)
  const bookId = pick(books, search.get(CHOICE.book)) ?? books[0]?.id ?? ''
  const locationId = pick(locations, search.get(CHOICE.location)) ?? ''
  const count = countCombinations(chosenAttributes)
  const existing = await loadExisting(staff, productId, { bookId, currency })
  const byKey = new Map(existing.map((one) => [toCombinationKey(attributes, one.values), one]))
  const combinations = count > MAX_COMBINATIONS ? [] : listCombinations(chosenAttributes)
  return {
    parent: { id: productId, sku: parent.sku, name: parent.name },
    setId,
    attributes,
    chosen: Object.fromEntries(
      chosenAttributes.map(({ field, options }) => [field, options.map(({ value }) => value)]),
    ),
    pattern,
    books,
    bookId,
    locations,
    locationId,
    currency,
    count,
    rows: combinations.map((values): VariationRow => {
      const title = describeCombination(attributes, values)
      return {
        values,
        title,
        existing: byKey.get(toCombinationKey(attributes, values)) ?? null,
        sku: fillPattern(pattern, { sku: parent.sku, attributes, values }),
        name: `${parent.name}, ${title}`,
      }
    }),
    mayCreate: may('Product2') && may('ProductAttribute'),
  }
}

/** The combinations of a product, and what was chosen. */
export type LoadedVariations = Awaited<ReturnType<typeof loadVariations>>

function pick(choices: readonly Choice[], id: string | null): string | undefined {
  return choices.find((choice) => choice.id === id)?.id
}

async function loadParent(staff: StaffClient, productId: string) {
  const q = `SELECT Name, StockKeepingUnit, ProductClass FROM Product2 WHERE Id = ${formatId(productId)}`
  const [record] = (await awaitOrErrorPage(staff.query(q))).records
  if (record === undefined || getFieldText(record, 'ProductClass') !== 'VariationParent')
    throw data(null, { status: 404 })
  return { name: getFieldText(record, 'Name') ?? '', sku: getFieldText(record, 'StockKeepingUnit') ?? '' }
}

async function findSetId(staff: StaffClient, productId: string): Promise<string | null> {
  const q = `SELECT ProductAttributeSetId FROM ProductAttributeSetProduct WHERE ProductId = ${formatId(productId)} LIMIT 1`
  const [record] = (await awaitOrErrorPage(staff.query(q))).records
  return record === undefined ? null : getFieldText(record, 'ProductAttributeSetId')
}

/** Loads the attributes of the set of a variation parent with all their values, in their order; none without a set. */
export async function loadAttributes(staff: StaffClient, productId: string): Promise<readonly CombinedAttribute[]> {
  const setId = await findSetId(staff, productId)
  if (setId === null) return []
  const q = `SELECT Field, Label__c, Options__c FROM ProductAttributeSetItem WHERE ProductAttributeSetId = ${formatId(setId)} ORDER BY Sequence, Field`
  return (await awaitOrErrorPage(staff.query(q))).records.map((record) => ({
    field: getFieldText(record, 'Field') ?? '',
    label: getFieldText(record, 'Label__c') ?? '',
    options: parseOptionsJson(getFieldText(record, 'Options__c')).map(({ value, label }) => ({ value, label })),
  }))
}

async function loadChoices(staff: StaffClient, soql: string): Promise<readonly Choice[]> {
  const { records } = await awaitOrErrorPage(staff.query(soql))
  return records.map((record) => ({ id: getRecordId(record), name: getFieldText(record, 'Name') ?? '' }))
}

async function loadExisting(
  staff: StaffClient,
  parentId: string,
  { bookId, currency }: { readonly bookId: string; readonly currency: string },
): Promise<readonly ExistingVariation[]> {
  const q = `SELECT ProductId, Product.StockKeepingUnit, Product.Name, Product.IsActive, Values__c FROM ProductAttribute WHERE VariantParentId = ${formatId(parentId)} ORDER BY Product.StockKeepingUnit LIMIT 2000`
  const { records } = await awaitOrErrorPage(staff.query(q))
  const ids = records.flatMap((record) => getFieldText(record, 'ProductId') ?? [])
  const prices = bookId === '' ? new Map<string, string>() : await loadPrices(staff, ids, { bookId, currency })
  return records.map((record) => {
    const productId = getFieldText(record, 'ProductId') ?? ''
    return {
      productId,
      sku: getParentText(record, 'Product', 'StockKeepingUnit') ?? '',
      name: getParentText(record, 'Product', 'Name') ?? '',
      isActive: getParentText(record, 'Product', 'IsActive') === 'true',
      values: parseValuesJson(getFieldText(record, 'Values__c')),
      price: prices.get(productId) ?? null,
    }
  })
}

async function loadPrices(
  staff: StaffClient,
  productIds: readonly string[],
  { bookId, currency }: { readonly bookId: string; readonly currency: string },
): Promise<ReadonlyMap<string, string>> {
  const prices = new Map<string, string>()
  for (let start = 0; start < productIds.length; start += MAX_FOUND) {
    const ids = productIds
      .slice(start, start + MAX_FOUND)
      .map(formatId)
      .join(', ')
    const q = `SELECT Product2Id, ProductSellingModelId, UnitPrice FROM PricebookEntry WHERE Pricebook2Id = ${formatId(bookId)} AND CurrencyIsoCode = ${formatText(currency)} AND Product2Id IN (${ids})`
    for (const record of (await awaitOrErrorPage(staff.query(q))).records)
      // What it costs by a selling model, such as monthly, is not the price that is generated.
      if (getFieldText(record, 'ProductSellingModelId') === null)
        prices.set(getFieldText(record, 'Product2Id') ?? '', getFieldText(record, 'UnitPrice') ?? '')
  }
  return prices
}
