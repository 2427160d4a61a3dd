import { fulfillmentOrder as fulfillmentOrderDefinition } from '@hydrant/contract/records/fulfillment-order.ts'
import { fulfillmentOrderLineItem } from '@hydrant/contract/records/fulfillment-order-line-item.ts'
import { orderDeliveryGroupSummary } from '@hydrant/contract/records/order-delivery-group-summary.ts'
import { orderItemSummary } from '@hydrant/contract/records/order-item-summary.ts'
import { orderPaymentSummary } from '@hydrant/contract/records/order-payment-summary.ts'
import { orderSummary as orderSummaryDefinition } from '@hydrant/contract/records/order-summary.ts'
import { shipment as shipmentDefinition } from '@hydrant/contract/records/shipment.ts'
import { shipmentItem } from '@hydrant/contract/records/shipment-item.ts'
import { payment } from '@hydrant/database/schema/checkout.ts'
import {
  fulfillmentOrder,
  fulfillmentOrderLine,
  shipment,
  toShipmentItemId,
} from '@hydrant/database/schema/fulfillment.ts'
import { orderDeliveryGroup, orderItem, orderSummary } from '@hydrant/database/schema/orders.ts'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import { approveOrderRecord } from './approval/service.ts'
import { changeDelivery } from './desk/change-delivery.ts'
import { changeFulfillmentLine, changeFulfillmentOrder } from './fulfillment/change-record.ts'

/**
 * Orders with what belongs to them, in the record API: orders are approved, and deliveries and fulfillment orders changed
 * there.
 */
export const ORDER_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(orderSummaryDefinition, {
    table: orderSummary,
    columns: (table) => ({
      ...toSystemColumns(table),
      OrderNumber: table.orderNumber,
      OrderReferenceNumber__c: table.referenceNumber,
      AccountId: table.accountId,
      // The id that stands for all guests is no user.
      OwnerId: sql`(select id from "user" where id = ${table.ownerId})`,
      Status: table.status,
      OrderedDate: table.orderedAt,
      CurrencyIsoCode: table.currencyIsoCode,
      PoNumber: table.purchaseOrderNumber,
      Attention__c: table.attention,
      CostCenter__c: table.costCenter,
      Language__c: sql`replace(${table.language}, '-', '_')`,
      TaxLocaleType: table.taxLocaleType,
      TotalAmount: sql`(${table.grandTotalAmount} - ${table.totalTaxAmount} - ${table.canceledGrandTotalAmount} + ${table.canceledTaxAmount})`,
      TotalTaxAmount: sql`(${table.totalTaxAmount} - ${table.canceledTaxAmount})`,
      GrandTotalAmount: sql`(${table.grandTotalAmount} - ${table.canceledGrandTotalAmount})`,
      TotalAdjustedDeliveryAmount: sql`(${table.totalDeliveryAmount} - ${table.canceledDeliveryAmount})`,
      BillingStreet: readText(table.billingAddress, 'street'),
      BillingCity: readText(table.billingAddress, 'city'),
      BillingState: readText(table.billingAddress, 'region'),
      BillingPostalCode: readText(table.billingAddress, 'postalCode'),
      BillingCountry: readText(table.billingAddress, 'country'),
    }),
    update: (tx, id, { Status }) => approveOrderRecord(tx, id, Status),
  }),
  defineStoredObject(orderDeliveryGroupSummary, {
    table: orderDeliveryGroup,
    columns: (table) => ({
      ...toColumnsOfOrderPart(table.id, table.orderSummaryId),
      LastModifiedDate: table.updatedAt,
      SystemModstamp: table.updatedAt,
      OrderSummaryId: table.orderSummaryId,
      OrderDeliveryMethodId: table.deliveryMethodId,
      DeliverToName: readText(table.deliveryAddress, 'name'),
      DeliverToStreet: readText(table.deliveryAddress, 'street'),
      DeliverToCity: readText(table.deliveryAddress, 'city'),
      DeliverToState: readText(table.deliveryAddress, 'region'),
      DeliverToPostalCode: readText(table.deliveryAddress, 'postalCode'),
      DeliverToCountry: readText(table.deliveryAddress, 'country'),
      DesiredDeliveryDate: table.desiredDeliveryDate,
      EarliestArrival__c: sql`(${table.earliestArrival}::timestamp at time zone 'UTC')`,
      LatestArrival__c: sql`(${table.latestArrival}::timestamp at time zone 'UTC')`,
      TotalAdjustedDeliveryAmount: table.deliveryAmount,
      ShippingInstructions__c: table.shippingInstructions,
    }),
    update: (tx, id, changes) =>
      changeDelivery(tx, id, {
        name: changes.DeliverToName,
        street: changes.DeliverToStreet,
        city: changes.DeliverToCity,
        postalCode: changes.DeliverToPostalCode,
        instructions: changes.ShippingInstructions__c,
      }),
  }),
  defineStoredObject(orderItemSummary, {
    table: orderItem,
    columns: (table) => ({
      ...toColumnsOfOrderPart(table.id, table.orderSummaryId),
      OrderSummaryId: table.orderSummaryId,
      OrderDeliveryGroupSummaryId: table.deliveryGroupId,
      LineNumber: table.lineNumber,
      Product2Id: table.productId,
      Name: table.name,
      StockKeepingUnit: table.sku,
      TypeCode: sql`'Product'::text`,
      QuantityOrdered: table.quantity,
      QuantityCanceled: table.quantityCanceled,
      QuantityReturned: table.quantityReturned,
      QuantityReturnInitiated: table.quantityReturnInitiated,
      QuantityAllocated: sumOfFulfillmentLines(table.id, sql`('Allocated', 'Fulfilled')`),
      QuantityFulfilled: sumOfFulfillmentLines(table.id, sql`('Fulfilled')`),
      ListPrice: table.listPrice,
      UnitPrice: table.unitPrice,
      TotalPrice: table.totalPrice,
      TotalTaxAmount: table.totalTax,
      Note__c: table.note,
      CustomerReference__c: table.customerReference,
    }),
  }),
  defineStoredObject(orderPaymentSummary, {
    table: payment,
    rows: sql`order_summary_id is not null`,
    columns: (table) => ({
      ...toSystemColumns(table),
      OrderSummaryId: table.orderSummaryId,
      Method: sql`case when ${table.gateway} is null then 'PurchaseOrder' else coalesce(${table.card} ->> 'brand', 'Card') end`,
      Status__c: table.status,
      CurrencyIsoCode: table.currencyIsoCode,
      AuthorizationAmount: sql`case when ${table.status} in ('Authorized', 'CaptureDue') or ${isCaptured(table)} then coalesce(${table.amount}, 0) else 0 end`,
      CapturedAmount: sql`case when ${isCaptured(table)} then coalesce(${table.amount}, 0) else 0 end`,
      RefundedAmount: sumOfRefunds(table.id),
    }),
  }),
  defineStoredObject(fulfillmentOrderDefinition, {
    table: fulfillmentOrder,
    columns: (table) => ({
      ...toSystemColumns(table),
      FulfillmentOrderNumber: table.number,
      OrderSummaryId: table.orderSummaryId,
      OrderDeliveryGroupSummaryId__c: table.deliveryGroupId,
      FulfilledFromLocationId: table.locationId,
      FulfilledToName: sql`(
        select delivery_address ->> 'name' from order_delivery_group where order_delivery_group.id = ${table.deliveryGroupId})`,
      Status: table.status,
      StatusCategory: sql`case ${table.status} when 'Allocated' then 'ACTIVATED' when 'Fulfilled' then 'CLOSED' else 'CANCELLED' end`,
      Carrier__c: readShipment(table.id, 'carrier'),
      TrackingNumber__c: readShipment(table.id, 'tracking_number'),
      TrackingUrl__c: readShipment(table.id, 'tracking_url'),
    }),
    update: (tx, id, changes) =>
      changeFulfillmentOrder(tx, id, {
        status: changes.Status,
        locationId: changes.FulfilledFromLocationId,
        carrier: changes.Carrier__c,
        trackingNumber: changes.TrackingNumber__c,
        trackingUrl: changes.TrackingUrl__c,
      }),
  }),
  defineStoredObject(fulfillmentOrderLineItem, {
    table: fulfillmentOrderLine,
    columns: (table) => ({
      ...toColumnsOfFulfillmentLine(table.id, table.fulfillmentOrderId),
      FulfillmentOrderId: table.fulfillmentOrderId,
      OrderItemSummaryId: table.orderItemId,
      OriginalQuantity: table.originalQuantity,
      Quantity: table.quantity,
    }),
    update: (tx, id, { Quantity: quantity }) => changeFulfillmentLine(tx, id, quantity),
  }),
  defineStoredObject(shipmentDefinition, {
    table: shipment,
    columns: (table) => ({
      ...toSystemColumns({ id: table.id, createdAt: table.shippedAt, updatedAt: table.shippedAt }),
      ShipmentNumber: table.number,
      OrderSummaryId: table.orderSummaryId,
      FulfillmentOrderId: table.fulfillmentOrderId,
      Provider: table.carrier,
      TrackingNumber: table.trackingNumber,
      TrackingUrl: table.trackingUrl,
      ExpectedDeliveryDate: table.expectedDeliveryAt,
      ShipDate__c: table.shippedAt,
      Status: sql`'Shipped'::text`,
    }),
  }),
  defineStoredObject(shipmentItem, {
    table: fulfillmentOrderLine,
    rows: sql`exists (
      select from shipment where shipment.fulfillment_order_id = fulfillment_order_line.fulfillment_order_id)`,
    columns: (table) => ({
      ...toColumnsOfFulfillmentLine(table.id, table.fulfillmentOrderId),
      Id: toShipmentItemId(table.id),
      ShipmentId: sql`(select id from shipment where shipment.fulfillment_order_id = ${table.fulfillmentOrderId})`,
      OrderItemSummaryId: table.orderItemId,
      Quantity: table.quantity,
    }),
  }),
]

/** The columns that every object has, of a part of an order, which has no times of its own. */
function toColumnsOfOrderPart(id: AnyColumn, orderId: AnyColumn) {
  const time = sql`(
    select created_at from order_summary where order_summary.id = ${orderId})`
  return { Id: id, IsDeleted: sql`false`, CreatedDate: time, LastModifiedDate: time, SystemModstamp: time }
}

/** The columns that every object has, of a line of a fulfillment order, which changes together with that. */
function toColumnsOfFulfillmentLine(id: AnyColumn, fulfillmentOrderId: AnyColumn) {
  const read = (column: SQL) => sql`(
    select ${column} from fulfillment_order where fulfillment_order.id = ${fulfillmentOrderId})`
  const changed = read(sql`updated_at`)
  return {
    Id: id,
    IsDeleted: sql`false`,
    CreatedDate: read(sql`created_at`),
    LastModifiedDate: changed,
    SystemModstamp: changed,
  }
}

function readShipment(fulfillmentOrderId: AnyColumn, column: string) {
  return sql`(
    select ${sql.raw(column)} from shipment where shipment.fulfillment_order_id = ${fulfillmentOrderId})`
}

function sumOfFulfillmentLines(itemId: AnyColumn, statuses: SQL) {
  return sql`coalesce((
    select sum(line.quantity) from fulfillment_order_line line
    join fulfillment_order on fulfillment_order.id = line.fulfillment_order_id
    where line.order_item_id = ${itemId} and fulfillment_order.status in ${statuses}), 0)`
}

/** Whether a payment was captured: one that was refunded in parts, until nothing was left, is Reversed. */
function isCaptured({ id, status }: { readonly id: AnyColumn; readonly status: AnyColumn }) {
  return sql`(${status} in ('Captured', 'RefundDue') or ${sumOfRefunds(id)} > 0)`
}

function sumOfRefunds(paymentId: AnyColumn) {
  return sql`coalesce((
    select sum(refund.amount) from payment_refund refund
    where refund.payment_id = ${paymentId} and refund.status = 'Refunded'), 0)`
}

function readText(address: AnyColumn, name: string) {
  return sql`${address} ->> ${sql.raw(`'${name}'`)}`
}
