import { defineRecord } from './definition.ts'

const unit = (label: string) =>
  ({ label, type: 'picklist', writable: 'always', values: ['Hours', 'Days', 'Weeks'] }) as const

/** A way to send goods, with its fee in one currency and how long it takes. Countries are codes with `;` between them; none: all. */
export const orderDeliveryMethod = defineRecord({
  name: 'OrderDeliveryMethod',
  label: 'Order Delivery Method',
  labelPlural: 'Order Delivery Methods',
  keyPrefix: '2Dm',
  subject: 'administration',
  seenBy: 'admin',
  createdBy: 'admin',
  updatedBy: 'admin',
  deletedBy: 'admin',
  fields: {
    Name: { label: 'Name', type: 'string', writable: 'always', length: 255, isRequired: true },
    IsActive: { label: 'Active', type: 'boolean', writable: 'always', default: true },
    Carrier: { label: 'Carrier', type: 'string', writable: 'always', length: 255 },
    ClassOfService: { label: 'Class of Service', type: 'string', writable: 'always', length: 255 },
    CurrencyIsoCode: {
      label: 'Currency ISO Code',
      type: 'string',
      writable: 'on-create',
      length: 3,
      isRequired: true,
      isDefaultedByShop: true,
    },
    BaseFee__c: {
      label: 'Fee',
      type: 'currency',
      writable: 'always',
      precision: 15,
      scale: 3,
      isRequired: true,
      minimum: 0,
    },
    FreeFromAmount__c: {
      label: 'Free From',
      type: 'currency',
      writable: 'always',
      precision: 15,
      scale: 3,
      minimum: 0,
    },
    Countries__c: { label: 'Countries', type: 'string', writable: 'always', length: 4000 },
    ProcessTime: { label: 'Process Time', type: 'int', writable: 'always', precision: 3, minimum: 0 },
    ProcessTimeUnit: unit('Process Time Unit'),
    TransitTimeMin: { label: 'Transit Time Min', type: 'int', writable: 'always', precision: 3, minimum: 0 },
    TransitTimeMax: { label: 'Transit Time Max', type: 'int', writable: 'always', precision: 3, minimum: 0 },
    TransitTimeUnit: unit('Transit Time Unit'),
    SortOrder__c: { label: 'Sort Order', type: 'int', writable: 'always', precision: 9, isRequired: true, default: 0 },
  },
})
