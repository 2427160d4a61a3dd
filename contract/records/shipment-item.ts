import { defineRecord } from './definition.ts'

/** How much of an order line is in a shipment. */
export const shipmentItem = defineRecord({
  name: 'ShipmentItem',
  label: 'Shipment Item',
  labelPlural: 'Shipment Items',
  keyPrefix: '0ob',
  subject: 'orders',
  seenBy: 'staff',
  createdBy: 'nobody',
  updatedBy: 'nobody',
  deletedBy: 'nobody',
  fields: {
    ShipmentId: {
      label: 'Shipment ID',
      type: 'reference',
      writable: 'never',
      isRequired: true,
      reference: {
        to: 'Shipment',
        relationshipName: 'Shipment',
        childRelationshipName: 'ShipmentItems',
        isDeletedWithParent: true,
      },
    },
    OrderItemSummaryId: {
      label: 'Order Product Summary ID',
      type: 'reference',
      writable: 'never',
      isRequired: true,
      reference: {
        to: 'OrderItemSummary',
        relationshipName: 'OrderItemSummary',
        childRelationshipName: 'ShipmentItems',
        isDeletedWithParent: true,
      },
    },
    Quantity: { label: 'Quantity', type: 'double', writable: 'never', precision: 18, scale: 6, isRequired: true },
  },
})
