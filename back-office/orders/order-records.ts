/** The fields of parts of an order that name the order, by object. */
const ORDER_FIELDS: Readonly<Record<string, string>> = {
  CreditMemo: 'ReferenceEntityId',
  FulfillmentOrder: 'OrderSummaryId',
  Invoice: 'ReferenceEntityId',
  OrderDeliveryGroupSummary: 'OrderSummaryId',
  OrderItemSummary: 'OrderSummaryId',
  OrderPaymentSummary: 'OrderSummaryId',
  ReturnOrder: 'OrderSummaryId',
  Shipment: 'OrderSummaryId',
}

/** Returns the field by which records of an object name the order that they are a part of; null for others. */
export function findOrderField(objectName: string): string | null {
  return Object.hasOwn(ORDER_FIELDS, objectName) ? (ORDER_FIELDS[objectName] ?? null) : null
}
