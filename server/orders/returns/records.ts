import { returnOrder as returnOrderDefinition } from '@hydrant/contract/records/return-order.ts'
import { returnOrderLineItem } from '@hydrant/contract/records/return-order-line-item.ts'
import { returnOrder, returnOrderLine } from '@hydrant/database/schema/returns.ts'
import { type SQL, sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../../records/service.ts'

/** Return orders with their lines, in the record API. They are only read there. */
export const RETURN_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(returnOrderDefinition, {
    table: returnOrder,
    columns: (table) => ({
      ...toSystemColumns(table),
      ReturnOrderNumber: table.number,
      OrderSummaryId: table.orderSummaryId,
      Status: table.status,
    }),
  }),
  defineStoredObject(returnOrderLineItem, {
    table: returnOrderLine,
    columns: (table) => {
      const read = (column: SQL) => sql`(
        select ${column} from return_order where return_order.id = ${table.returnOrderId})`
      const changed = read(sql`updated_at`)
      return {
        Id: table.id,
        IsDeleted: sql`false`,
        CreatedDate: read(sql`created_at`),
        LastModifiedDate: changed,
        SystemModstamp: changed,
        ReturnOrderId: table.returnOrderId,
        OrderItemSummaryId: table.orderItemId,
        QuantityExpected: table.quantityExpected,
        QuantityReceived: table.quantityReceived,
        QuantityReturned: table.quantityReturned,
        QuantityRejected: table.quantityRejected,
        QuantityCanceled: table.quantityCanceled,
        ReasonForReturn: table.reason,
        CanReduceShipping: table.reducesDelivery,
      }
    },
  }),
]
