import Type, { type Static } from 'typebox'
import { BUYER_ROUTES } from '../buyer-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { ACCOUNT_QUERY, OPEN, RecordIdParam, STRICT, WEBSTORE_PARAMS } from '../shared/request.ts'
import { Choice, Nullable, Timestamp } from '../shared/schema.ts'

/** How far a wish for a mail about a product is: not confirmed by a guest yet, waiting for stock, or mailed. */
const State = Choice(['Unconfirmed', 'Waiting', 'Notified'])

/** A product that somebody wants a mail about when it can be ordered again. */
export const StockNotice = Type.Object({
  id: Type.String(),
  productId: Type.String(),
  productName: Type.String(),
  sku: Type.String(),
  createdDate: Timestamp,
})
export type StockNotice = Static<typeof StockNotice>

/** What a buyer waits for, the newest first. */
export const StockNoticeCollection = Type.Object({ notices: Type.Array(StockNotice) })
export type StockNoticeCollection = Static<typeof StockNoticeCollection>

/** A wish as the link of a mail shows it. */
export const LinkedStockNotice = Type.Object({
  productId: Type.String(),
  productName: Type.String(),
  state: State,
})
export type LinkedStockNotice = Static<typeof LinkedStockNotice>

const ERRORS = ['WEBSTORE_NOT_FOUND', 'EFFECTIVE_ACCOUNT_NOT_FOUND'] as const
const PARAMS = Type.Object(WEBSTORE_PARAMS)
const QUERY = Type.Object(ACCOUNT_QUERY, OPEN)
const Token = Type.String({ minLength: 1, maxLength: 200 })

/**
 * Asks for a mail when a product that is out of stock can be ordered again. A guest names an email address, to which a link
 * is mailed that confirms it; the response is the same whether or not the address waits already.
 */
export const requestStockNotice = defineEndpoint({
  ...BUYER_ROUTES.requestStockNotice,
  summary: 'Ask for a mail when a product is back',
  params: PARAMS,
  query: QUERY,
  body: Type.Object(
    { productId: Type.String({ maxLength: 18 }), email: Type.Optional(Nullable(Type.String({ maxLength: 320 }))) },
    STRICT,
  ),
  responses: { 201: Type.Object({ state: State }) },
  guests: 'if-browsing',
  errors: [
    ...ERRORS,
    'ITEM_NOT_FOUND',
    'INVALID_API_INPUT',
    'INVALID_OPERATION',
    'JSON_PARSER_ERROR',
    'LIMIT_EXCEEDED',
    'REQUEST_LIMIT_EXCEEDED',
  ],
})

/** Lists the products that a buyer wants a mail about. */
export const listStockNotices = defineEndpoint({
  ...BUYER_ROUTES.listStockNotices,
  summary: 'What a buyer wants a mail about',
  params: PARAMS,
  query: QUERY,
  responses: { 200: StockNoticeCollection },
  guests: 'refused',
  errors: [...ERRORS],
})

/** Ends the wish of a buyer for a mail about a product. */
export const deleteStockNotice = defineEndpoint({
  ...BUYER_ROUTES.deleteStockNotice,
  summary: 'End the wish for a mail about a product',
  params: Type.Object({ ...WEBSTORE_PARAMS, stockNoticeId: RecordIdParam }),
  query: QUERY,
  responses: { 204: Type.Undefined() },
  guests: 'refused',
  errors: [...ERRORS, 'ITEM_NOT_FOUND'],
})

/** Reads what the link of a mail is about; the holder of its token needs no session. */
export const readStockNoticeLink = defineEndpoint({
  ...BUYER_ROUTES.readStockNoticeLink,
  summary: 'What the link of a mail about stock is for',
  params: PARAMS,
  body: Type.Object({ token: Token }, STRICT),
  responses: { 200: LinkedStockNotice },
  guests: 'if-browsing',
  errors: [...ERRORS, 'ITEM_NOT_FOUND', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})

/** Confirms or ends a wish by the link of a mail. */
export const followStockNoticeLink = defineEndpoint({
  ...BUYER_ROUTES.followStockNoticeLink,
  summary: 'Confirm or end the wish for a mail about stock',
  params: PARAMS,
  body: Type.Object({ token: Token, action: Choice(['confirm', 'end']) }, STRICT),
  responses: { 204: Type.Undefined() },
  guests: 'if-browsing',
  errors: [...ERRORS, 'ITEM_NOT_FOUND', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})
