import { cartItem as cartItemDefinition } from '@hydrant/contract/records/cart-item.ts'
import { webCart } from '@hydrant/contract/records/web-cart.ts'
import { cart, cartItem } from '@hydrant/database/schema/cart.ts'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { DELIVERY_METHOD_OBJECT } from './delivery/method-records.ts'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'

/** Carts, which are only read, and delivery methods in the record API. */
export const CART_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(webCart, {
    table: cart,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.name,
      WebStoreId: table.webstoreId,
      AccountId: table.accountId,
      OwnerId: table.ownerId,
      Status: table.status,
      Type: table.type,
      IsSecondary: table.isSecondary,
      CurrencyIsoCode: table.currencyIsoCode,
      PoNumber: table.purchaseOrderNumber,
      UniqueProductCount: table.lineCount,
      TotalProductCount: table.productCount,
      TotalListAmount__c: table.listTotal,
      TotalProductAmount: table.salesTotal,
    }),
  }),
  defineStoredObject(cartItemDefinition, {
    table: cartItem,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.name,
      CartId: table.cartId,
      CartDeliveryGroupId: table.deliveryGroupId,
      Product2Id: table.productId,
      Type: sql`'Product'::text`,
      Quantity: table.quantity,
      Sku: sql`(select sku from product where product.id = ${table.productId})`,
      ListPrice: table.listPrice,
      SalesPrice: table.salesPrice,
      TotalListPrice: table.totalListPrice,
      TotalPrice: table.totalSalesPrice,
      TotalAdjustmentAmount: table.itemAdjustment,
      TotalTaxAmount: table.totalTax,
      Note__c: readCustomField(table.customFields, 'Note__c'),
      CustomerReference__c: readCustomField(table.customFields, 'CustomerReference__c'),
    }),
  }),
  DELIVERY_METHOD_OBJECT,
]

/** Returns the text of a custom field; what is not a text counts as none. */
function readCustomField(fields: AnyColumn, name: string): SQL {
  return sql`(
    select field ->> ${name} from jsonb_array_elements(${fields}) with ordinality as element (field, position)
    where jsonb_typeof(field -> ${name}) = 'string' order by position desc limit 1)`
}
