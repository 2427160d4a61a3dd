import { defineRecord } from './definition.ts'

/** The web store with its settings, which can only be read. */
export const webStore = defineRecord({
  name: 'WebStore',
  label: 'Store',
  labelPlural: 'Stores',
  keyPrefix: '0ZE',
  seenBy: 'admin',
  createdBy: 'nobody',
  updatedBy: 'nobody',
  deletedBy: 'nobody',
  fields: {
    Name: { label: 'Name', type: 'string', writable: 'never', length: 255, isRequired: true },
    Type: { label: 'Type', type: 'picklist', writable: 'never', isRequired: true, values: ['B2B', 'B2C'] },
    Country: { label: 'Country', type: 'string', writable: 'never', length: 80, isRequired: true },
    DefaultCurrency: { label: 'Default Currency', type: 'string', writable: 'never', length: 3, isRequired: true },
    SupportedCurrencies: { label: 'Supported Currencies', type: 'string', writable: 'never', length: 4000 },
    DefaultTaxLocaleType: {
      label: 'Default Tax Locale Type',
      type: 'picklist',
      writable: 'never',
      isRequired: true,
      values: ['Net', 'Gross', 'Automatic'],
    },
    PricingStrategy: {
      label: 'Pricing Strategy',
      type: 'picklist',
      writable: 'never',
      isRequired: true,
      values: ['LowestPrice', 'Priority'],
    },
    OptionsGuestBrowsingEnabled: { label: 'Guest Browsing', type: 'boolean', writable: 'never' },
    OptionsGuestCartEnabled: { label: 'Guest Carts', type: 'boolean', writable: 'never' },
    OptionsGuestCheckoutEnabled: { label: 'Guest Checkout', type: 'boolean', writable: 'never' },
  },
})
