import Type, { type Static } from 'typebox'
import { BUYER_ROUTES } from '../buyer-routes.ts'
import { CUSTOMER_PART_NUMBER_LENGTH } from '../records/customer-part-number.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { RowError } from '../shared/error.ts'
import { CUSTOMER_PART_NUMBER_ROWS, PAGE_SIZE_25 } from '../shared/limits.ts'
import { createPageSizeSchema, PageToken, TOKEN_PAGE } from '../shared/page.ts'
import { ACCOUNT_QUERY, OPEN, RecordIdParam, STRICT, WEBSTORE_PARAMS } from '../shared/request.ts'
import { Choice, Nullable } from '../shared/schema.ts'

/** Whether somebody entered a number, or it was noted at a line of an order or list. */
export const CustomerPartNumberSource = Choice(['Entered', 'Learned'])
export type CustomerPartNumberSource = Static<typeof CustomerPartNumberSource>

/** What the effective account calls a product. */
export const CustomerPartNumber = Type.Object({
  id: Type.String(),
  /** As it was written. */
  number: Type.String(),
  source: CustomerPartNumberSource,
  /** Null for a product that the buyer may not see. */
  product: Nullable(
    Type.Object({ id: Type.String(), name: Type.String(), sku: Type.String(), urlName: Nullable(Type.String()) }),
  ),
})
export type CustomerPartNumber = Static<typeof CustomerPartNumber>

/** A page of the customer part numbers of an account, in their order. */
export const CustomerPartNumbers = Type.Object({
  count: Type.Integer(),
  total: Type.Integer(),
  customerPartNumbers: Type.Array(CustomerPartNumber),
  ...TOKEN_PAGE,
})
export type CustomerPartNumbers = Static<typeof CustomerPartNumbers>

/** What became of a row: `action` is null when it failed. */
export const CustomerPartNumberImportRow = Type.Object({
  number: Type.String(),
  partNumber: Type.String(),
  action: Nullable(Choice(['Added', 'Changed', 'Unchanged'])),
  error: RowError,
})
export type CustomerPartNumberImportRow = Static<typeof CustomerPartNumberImportRow>

const ERRORS = ['WEBSTORE_NOT_FOUND', 'EFFECTIVE_ACCOUNT_NOT_FOUND'] as const
const WRITE_ERRORS = [...ERRORS, 'INSUFFICIENT_ACCESS'] as const
const BODY_ERRORS = ['INVALID_API_INPUT', 'JSON_PARSER_ERROR'] as const
const PARAMS = Type.Object(WEBSTORE_PARAMS)
const QUERY = Type.Object(ACCOUNT_QUERY, OPEN)
const ID_PARAMS = Type.Object({ ...WEBSTORE_PARAMS, customerPartNumberId: RecordIdParam })
const CustomerNumber = Type.String({ minLength: 1, maxLength: CUSTOMER_PART_NUMBER_LENGTH })

/** Lists the customer part numbers of the effective account; a user without an account has none. */
export const listCustomerPartNumbers = defineEndpoint({
  ...BUYER_ROUTES.listCustomerPartNumbers,
  summary: 'What the account calls products',
  params: PARAMS,
  query: Type.Object(
    {
      ...ACCOUNT_QUERY,
      /** What the number, or number or name of the product, contains. */
      q: Type.Optional(Type.String({ maxLength: 100 })),
      /** The number itself, in any spelling. */
      number: Type.Optional(Type.String({ maxLength: 255 })),
      productId: Type.Optional(Type.String({ maxLength: 18 })),
      pageSize: createPageSizeSchema(PAGE_SIZE_25),
      pageToken: PageToken,
    },
    OPEN,
  ),
  responses: { 200: CustomerPartNumbers },
  guests: 'refused',
  errors: [...ERRORS, 'INVALID_SESSION_ID', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})

/** Enters what the effective account calls a product; a number of another product of the account is refused. */
export const createCustomerPartNumber = defineEndpoint({
  ...BUYER_ROUTES.createCustomerPartNumber,
  summary: 'Enter what the account calls a product',
  params: PARAMS,
  query: QUERY,
  body: Type.Object({ number: CustomerNumber, productId: Type.String({ maxLength: 18 }) }, STRICT),
  responses: { 201: CustomerPartNumber },
  guests: 'refused',
  errors: [...WRITE_ERRORS, ...BODY_ERRORS, 'ITEM_NOT_FOUND', 'DUPLICATE_VALUE', 'LIMIT_EXCEEDED'],
})

/** Changes how a customer part number is written. */
export const updateCustomerPartNumber = defineEndpoint({
  ...BUYER_ROUTES.updateCustomerPartNumber,
  summary: 'Change what the account calls a product',
  params: ID_PARAMS,
  query: QUERY,
  body: Type.Object({ number: CustomerNumber }, STRICT),
  responses: { 200: CustomerPartNumber },
  guests: 'refused',
  errors: [...WRITE_ERRORS, ...BODY_ERRORS, 'ITEM_NOT_FOUND', 'DUPLICATE_VALUE'],
})

/** Removes a customer part number. One that was learned is not learned again. */
export const deleteCustomerPartNumber = defineEndpoint({
  ...BUYER_ROUTES.deleteCustomerPartNumber,
  summary: 'Remove what the account calls a product',
  params: ID_PARAMS,
  query: QUERY,
  responses: { 204: Type.Undefined() },
  guests: 'refused',
  errors: [...WRITE_ERRORS, 'ITEM_NOT_FOUND'],
})

/**
 * Enters many customer part numbers at once, each with a part number of the shop; a number of another product of the
 * account stands for the new one afterwards. A row that is wrong does not block the others.
 */
export const importCustomerPartNumbers = defineEndpoint({
  ...BUYER_ROUTES.importCustomerPartNumbers,
  summary: 'Enter what the account calls many products',
  params: PARAMS,
  query: QUERY,
  body: Type.Object(
    {
      rows: Type.Array(
        Type.Object({ number: Type.String({ maxLength: 255 }), partNumber: Type.String({ maxLength: 255 }) }, STRICT),
        { minItems: 1, maxItems: CUSTOMER_PART_NUMBER_ROWS },
      ),
    },
    STRICT,
  ),
  responses: { 200: Type.Object({ hasErrors: Type.Boolean(), rows: Type.Array(CustomerPartNumberImportRow) }) },
  guests: 'refused',
  errors: [...WRITE_ERRORS, ...BODY_ERRORS],
})
