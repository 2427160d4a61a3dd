import Type from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { PAGE_SIZE_20, PAGE_SIZE_25 } from '../shared/limits.ts'
import { createPageSizeSchema, PageToken } from '../shared/page.ts'
import { ACCOUNT_QUERY, MONEY_QUERY, OffByDefault, OnByDefault, OPEN, RecordIdParam } from '../shared/request.ts'
import { NoContent, withDefault } from '../shared/schema.ts'
import { CartSort } from './cart.ts'
import { CART_ERRORS, CART_PARAMS } from './cart-request.ts'
import { ArrangeItemsInput, DeliveryGroup, DeliveryGroupCollection, DeliveryGroupInput } from './delivery.ts'

const GROUP_PARAMS = { ...CART_PARAMS, deliveryGroupId: RecordIdParam }

const GROUP_ERRORS = [...CART_ERRORS, 'ITEM_NOT_FOUND', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'] as const

/** Reads the delivery groups of a cart; `limit` is another name of `pageSize` and wins over it. */
export const listDeliveryGroups = defineEndpoint({
  ...ROUTES.listDeliveryGroups,
  summary: 'The delivery groups of a cart',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(
    {
      ...MONEY_QUERY,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_25.max })),
      pageSize: createPageSizeSchema(PAGE_SIZE_20),
      page: PageToken,
      pageToken: PageToken,
      cartItemLimit: withDefault(Type.Integer({ minimum: 0 }), 0),
      sort: withDefault(CartSort, 'CreatedDateDesc'),
    },
    OPEN,
  ),
  responses: { 200: DeliveryGroupCollection },
  guests: 'if-cart',
  errors: [...CART_ERRORS],
})

/** Reads one delivery group with a page of its lines. */
export const getDeliveryGroup = defineEndpoint({
  ...ROUTES.getDeliveryGroup,
  summary: 'One delivery group of a cart',
  params: Type.Object(GROUP_PARAMS),
  query: Type.Object(
    {
      ...MONEY_QUERY,
      page: PageToken,
      pageToken: PageToken,
      pageSize: createPageSizeSchema(PAGE_SIZE_25),
      sort: withDefault(CartSort, 'CreatedDateDesc'),
    },
    OPEN,
  ),
  responses: { 200: DeliveryGroup },
  guests: 'if-cart',
  errors: [...CART_ERRORS, 'ITEM_NOT_FOUND'],
})

/** Makes another delivery group, where the store ships split. */
export const createDeliveryGroup = defineEndpoint({
  ...ROUTES.createDeliveryGroup,
  summary: 'Make another delivery group',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  body: DeliveryGroupInput,
  responses: { 201: DeliveryGroup },
  guests: 'if-cart',
  errors: [...GROUP_ERRORS, 'LIMIT_EXCEEDED'],
})

/** Changes where and how a delivery group is sent, and what is wished for it. */
export const updateDeliveryGroup = defineEndpoint({
  ...ROUTES.updateDeliveryGroup,
  summary: 'Change a delivery group',
  params: Type.Object(GROUP_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  body: DeliveryGroupInput,
  responses: { 200: DeliveryGroup },
  guests: 'if-cart',
  errors: [...GROUP_ERRORS],
})

/** Removes a delivery group; its lines go to the default one, or with it. */
export const deleteDeliveryGroup = defineEndpoint({
  ...ROUTES.deleteDeliveryGroup,
  summary: 'Remove a delivery group',
  params: Type.Object(GROUP_PARAMS),
  query: Type.Object({ ...ACCOUNT_QUERY, deleteCartItems: OffByDefault }, OPEN),
  responses: { 204: NoContent },
  guests: 'if-cart',
  errors: [
    ...CART_ERRORS,
    'ITEM_NOT_FOUND',
    'DEFAULT_DELIVERY_GROUP_ERROR',
    'CART_VALIDATION_ERROR',
    'MAX_LIMIT_EXCEEDED',
  ],
})

/** Spreads the lines of a cart over its delivery groups. This server is done when it answers. */
export const arrangeItems = defineEndpoint({
  ...ROUTES.arrangeItems,
  summary: 'Spread the lines of a cart over its delivery groups',
  params: Type.Object(CART_PARAMS),
  query: Type.Object({ ...MONEY_QUERY, deleteEmptyDeliveryGroups: OnByDefault }, OPEN),
  body: ArrangeItemsInput,
  responses: { 200: DeliveryGroupCollection, 202: DeliveryGroupCollection },
  guests: 'if-cart',
  errors: [
    ...GROUP_ERRORS,
    'DEFAULT_DELIVERY_GROUP_ERROR',
    'CART_VALIDATION_ERROR',
    'MAX_LIMIT_EXCEEDED',
    'TOO_MANY_RECORDS',
  ],
})
