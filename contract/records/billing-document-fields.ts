const AMOUNT = { type: 'currency', writable: 'never', precision: 18, scale: 6, isRequired: true } as const

/** The fields that invoices and credit memos have in common. */
export const BILLING_DOCUMENT_FIELDS = {
  DocumentNumber: { label: 'Document Number', type: 'string', writable: 'never', length: 80, isRequired: true },
  Status: { label: 'Status', type: 'picklist', writable: 'never', isRequired: true, values: ['Posted'] },
  CurrencyIsoCode: { label: 'Currency ISO Code', type: 'string', writable: 'never', length: 3, isRequired: true },
  TotalChargeAmount: { label: 'Total Charges', ...AMOUNT },
  TotalTaxAmount: { label: 'Total Tax', ...AMOUNT },
  TotalAmountWithTax: { label: 'Total with Tax', ...AMOUNT },
} as const

/** The fields that the lines of invoices and credit memos have in common. */
export const BILLING_LINE_FIELDS = {
  Product2Id: {
    label: 'Product ID',
    type: 'reference',
    writable: 'never',
    reference: { to: 'Product2', relationshipName: 'Product2' },
  },
  OrderItemSummaryId__c: {
    label: 'Order Product Summary ID',
    type: 'reference',
    writable: 'never',
    isRequired: true,
    reference: { to: 'OrderItemSummary', relationshipName: 'OrderItemSummary__r' },
  },
  Quantity: { label: 'Quantity', type: 'double', writable: 'never', precision: 18, scale: 6, isRequired: true },
  UnitPrice: { label: 'Unit Price', ...AMOUNT },
  ChargeAmount: { label: 'Charge', ...AMOUNT },
  TaxAmount: { label: 'Tax', ...AMOUNT },
  TaxRate: { label: 'Tax Rate', type: 'double', writable: 'never', precision: 9, scale: 6 },
  DeliveryAmount__c: { label: 'Share of Delivery', ...AMOUNT },
} as const
