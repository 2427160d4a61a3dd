import { redirect } from 'react-router'
import type { CompositeRequest, CompositeResponse } from '@hydrant/contract/records/composite-endpoints.ts'
import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { toPlainDecimalOrNull } from '@hydrant/kernel/locale/format-decimal.ts'
import * as recordMessages from '@hydrant/messages/compiled/back-office/records.js'
import * as messages from '@hydrant/messages/compiled/back-office/variations.js'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { getFieldText, type StoredRecord } from '../records/field-value.ts'
import { findProducts } from '../records/find-products.ts'
import { formatId } from '../records/soql-literal.ts'
import { readTexts } from '../shell/form-text.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, type FormError } from '../shell/office-errors.ts'
import { type CombinedAttribute, type Combination, toCombinationKey } from './combine-values.ts'
import { CHOICE, loadAttributes } from './load-variations.ts'
import { parseValuesJson } from './parse-attribute-json.ts'

type Office = Pick<OfficeContext, 'staff' | 'basePath'>

/** The names of the inputs of a row; in the form, the number of the row and a dot are before them. */
export const ROW_FIELDS = {
  values: 'values',
  create: 'create',
  sku: 'StockKeepingUnit',
  name: 'Name',
  price: 'UnitPrice',
  stock: 'QuantityOnHand__c',
  active: 'IsActive',
} as const

/** A row as it was typed, by the names of its inputs. */
export type TypedRow = Readonly<Record<string, string>>

/** What a rejected form for variations sends back. */
export interface RejectedVariations {
  /** What is wrong with the whole form. */
  readonly errors: readonly FormError[]
  /** What is wrong with rows, and what was typed into all of them, by the key of their combination. */
  readonly rows: Readonly<Record<string, { readonly typed: TypedRow; readonly errors: readonly FormError[] }>>
}

interface SentRow {
  readonly key: string
  readonly values: Combination
  readonly typed: TypedRow
  readonly errors: FormError[]
}

/** The number of records that one of the requests of a composite request may write. */
const RECORDS_PER_REQUEST = 200

/**
 * Creates the variations that are ticked in the form, all or none, each a product with the values of its row, with what
 * the parent has in common with it, and with its price and stock if they were typed. Rows that are wrong are told by
 * themselves, and nothing is created then.
 */
export async function generateVariations(
  { staff, basePath }: Office,
  request: Request,
  { productId, objects }: { readonly productId: string; readonly objects: readonly ObjectSummary[] },
): Promise<RejectedVariations> {
  const form = await request.clone().formData()
  const bookId = readTexts(form)[CHOICE.book] ?? ''
  const locationId = readTexts(form)[CHOICE.location] ?? ''
  const attributes = await loadAttributes(staff, productId)
  const all = readRows(form, attributes)
  const rows = all.filter(({ typed }) => typed[ROW_FIELDS.create] === 'true')
  const reject = (...errors: FormError[]): RejectedVariations => ({
    errors,
    rows: Object.fromEntries(all.map(({ key, typed, errors: own }) => [key, { typed, errors: own }])),
  })
  if (rows.length === 0) return reject({ message: messages.noneChosen(), fields: [] })
  let wrong: FormError | null = null
  const create = async (): Promise<void> => {
    const parent = await loadParent(staff, productId, objects)
    const maximum = Math.floor(RECORDS_PER_REQUEST / Math.max(1, parent.categories.length))
    if (rows.length > maximum) wrong = { message: messages.noRoomFor({ maximum: String(maximum) }), fields: [] }
    await checkRows(staff, rows)
    if (wrong !== null || rows.some(({ errors }) => errors.length > 0)) return
    const requests = toRequests(rows, { productId, parent, bookId, locationId })
    const { compositeResponse } = await staff.runComposite({ allOrNone: true, compositeRequest: [...requests] })
    wrong = addRowErrors(rows, requests, compositeResponse)
  }
  const thrown = await findFormErrors(create(), { request, basePath })
  const errors = wrong === null ? thrown : [...thrown, wrong]
  if (errors.length > 0 || rows.some((row) => row.errors.length > 0)) return reject(...errors)
  throw redirect(toPathAfter('created', officeLinks.variations(productId) + new URL(request.url).search))
}

function readRows(form: FormData, attributes: readonly CombinedAttribute[]): readonly SentRow[] {
  const rows = new Map<string, Record<string, string>>()
  for (const [name, text] of Object.entries(readTexts(form))) {
    const [number = '', field = ''] = name.split('.')
    if (field === '') continue
    const row = rows.get(number) ?? {}
    row[field] = text
    rows.set(number, row)
  }
  return [...rows.values()].map((typed) => {
    const values = parseValuesJson(typed[ROW_FIELDS.values] ?? null)
    return { key: toCombinationKey(attributes, values), values, typed, errors: [] }
  })
}

/** Adds to the rows what is wrong with their part numbers, prices and stocks. */
async function checkRows(staff: Office['staff'], rows: readonly SentRow[]): Promise<void> {
  const skus = rows.flatMap(({ typed }) => typed[ROW_FIELDS.sku] || [])
  const existing = await findProducts(staff, skus)
  const seen = new Set<string>()
  for (const { typed, errors } of rows) {
    const sku = typed[ROW_FIELDS.sku] ?? ''
    const add = (message: string, field: string) => errors.push({ message, fields: [field] })
    if (sku === '') add(messages.noSku(), ROW_FIELDS.sku)
    else if (existing.has(sku.toLowerCase())) add(messages.skuTaken({ sku }), ROW_FIELDS.sku)
    else if (seen.has(sku.toLowerCase())) add(messages.skuTwice({ sku }), ROW_FIELDS.sku)
    seen.add(sku.toLowerCase())
    if (parseNumber(typed[ROW_FIELDS.price]) === null) add(messages.noPrice(), ROW_FIELDS.price)
    if (parseNumber(typed[ROW_FIELDS.stock]) === null) add(messages.noStock(), ROW_FIELDS.stock)
  }
}

/** Parses a number that was typed; '' when nothing was, null when it is none. */
function parseNumber(text: string | undefined): string | null {
  return text === undefined || text === '' ? '' : toPlainDecimalOrNull(text)
}

/** What new variations get from their parent. */
interface Parent {
  readonly fields: Readonly<Record<string, string>>
  readonly attributes: Readonly<Record<string, string>>
  /** The names of the attributes that products are compared by. */
  readonly definitions: readonly string[]
  readonly categories: ReadonlyArray<{ readonly id: string; readonly isPrimary: boolean }>
}

const INHERITED = [
  'Description',
  'Family',
  'Brand__c',
  'PackText__c',
  'QuantityUnitOfMeasure',
  'TaxTreatment__c',
  'IsQuoteOnly__c',
]

async function loadParent(
  staff: Office['staff'],
  productId: string,
  objects: readonly ObjectSummary[],
): Promise<Parent> {
  const query = async (soql: string): Promise<readonly StoredRecord[]> => (await staff.query(soql)).records
  const mayPlace = objects.some(({ name, createable }) => name === 'ProductCategoryProduct' && createable)
  const [[record = {}], definitions, categories] = await Promise.all([
    query(`SELECT ${INHERITED.join(', ')}, Attributes__c FROM Product2 WHERE Id = ${formatId(productId)}`),
    query('SELECT DeveloperName FROM AttributeDefinition LIMIT 2000'),
    mayPlace
      ? query(
          `SELECT ProductCategoryId, IsPrimaryCategory FROM ProductCategoryProduct WHERE ProductId = ${formatId(productId)} LIMIT ${RECORDS_PER_REQUEST}`,
        )
      : [],
  ])
  return {
    fields: Object.fromEntries(
      INHERITED.flatMap((name) => {
        const value = getFieldText(record, name)
        return value === null ? [] : [[name, value]]
      }),
    ),
    attributes: parseValuesJson(getFieldText(record, 'Attributes__c')),
    definitions: definitions.flatMap((definition) => getFieldText(definition, 'DeveloperName') ?? []),
    categories: categories.map((category) => ({
      id: getFieldText(category, 'ProductCategoryId') ?? '',
      isPrimary: getFieldText(category, 'IsPrimaryCategory') === 'true',
    })),
  }
}

/** A request that creates records of one object, and which rows they are of. */
type RowsRequest = CompositeRequest & { readonly rowNumbers: readonly number[] }

/** Creates the requests that one composite request consists of: products, and then what refers to them. */
function toRequests(
  rows: readonly SentRow[],
  {
    productId,
    parent,
    bookId,
    locationId,
  }: {
    readonly productId: string
    readonly parent: Parent
    readonly bookId: string
    readonly locationId: string
  },
): readonly RowsRequest[] {
  const collect = (
    objectName: string,
    toRecords: (row: SentRow, ownId: string) => ReadonlyArray<Readonly<Record<string, unknown>>>,
  ): RowsRequest[] => {
    const written = rows.flatMap((row, position) =>
      toRecords(row, `@{Product2[${position}].id}`).map((fields) => ({ position, fields })),
    )
    if (written.length === 0) return []
    const records = written.map(({ fields }) => ({ attributes: { type: objectName }, ...fields }))
    const target = { method: 'POST', url: '/services/data/v65.0/composite/sobjects', referenceId: objectName } as const
    // The values are texts, numbers and switches, which JSON has as they are.
    const body = { allOrNone: true, records } as NonNullable<CompositeRequest['body']>
    return [{ ...target, body, rowNumbers: written.map(({ position }) => position) }]
  }
  const readNumber = (row: SentRow, field: string) => parseNumber(row.typed[field]) ?? ''
  return [
    ...collect('Product2', ({ typed, values }) => [
      {
        ...parent.fields,
        StockKeepingUnit: typed[ROW_FIELDS.sku],
        Name: typed[ROW_FIELDS.name],
        IsActive: typed[ROW_FIELDS.active] === 'true',
        Attributes__c: toAttributesJson(parent, values),
      },
    ]),
    ...collect('ProductAttribute', ({ values }, ownId) => [
      { ProductId: ownId, VariantParentId: productId, Values__c: JSON.stringify(values) },
    ]),
    ...collect('ProductCategoryProduct', (_, ownId) =>
      parent.categories.map(({ id, isPrimary }) => ({
        ProductId: ownId,
        ProductCategoryId: id,
        IsPrimaryCategory: isPrimary,
      })),
    ),
    ...collect('PricebookEntry', (row, ownId) => {
      const price = readNumber(row, ROW_FIELDS.price)
      return price === '' || bookId === '' ? [] : [{ Pricebook2Id: bookId, Product2Id: ownId, UnitPrice: price }]
    }),
    ...collect('StockLevel__c', (row, ownId) => {
      const stock = readNumber(row, ROW_FIELDS.stock)
      return stock === '' || locationId === ''
        ? []
        : [{ Location__c: locationId, Product__c: ownId, QuantityOnHand__c: stock }]
    }),
  ]
}

/** The attributes of a new variation: those of the parent, and its values where products are compared by them. */
function toAttributesJson({ attributes, definitions }: Parent, values: Combination): string | null {
  const own = Object.entries(values).filter(([name]) => definitions.includes(name))
  const all = { ...attributes, ...Object.fromEntries(own) }
  return Object.keys(all).length === 0 ? null : JSON.stringify(all)
}

/** Adds to the rows why their records were refused; returns an error when none of them is to blame. */
function addRowErrors(
  rows: readonly SentRow[],
  requests: readonly RowsRequest[],
  responses: readonly CompositeResponse[],
): FormError | null {
  let isRefused = false
  for (const { referenceId, rowNumbers } of requests) {
    const response = responses.find((one) => one.referenceId === referenceId)
    const results: readonly unknown[] = Array.isArray(response?.body) ? response.body : []
    isRefused ||= response === undefined || response.httpStatusCode >= 400
    for (const [position, result] of results.entries()) {
      if (!isRecord(result) || result['success'] !== false || !Array.isArray(result['errors'])) continue
      isRefused = true
      const errors: readonly unknown[] = result['errors']
      rows[rowNumbers[position] ?? -1]?.errors.push(...errors.flatMap(toFormError))
    }
  }
  const isTold = rows.some(({ errors }) => errors.length > 0)
  return isRefused && !isTold ? { message: recordMessages.failedWithoutReason(), fields: [] } : null
}

function toFormError(error: unknown): FormError[] {
  if (!isRecord(error) || error['statusCode'] === 'ALL_OR_NONE_OPERATION_ROLLED_BACK') return []
  const { message, fields } = error
  if (typeof message !== 'string') return []
  return [{ message, fields: Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [] }]
}
