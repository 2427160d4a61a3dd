import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'

/** The ids of the demo shop's records, made from the keys in `demo/`, so that they are the same on every machine. */
export const demoIds = {
  webstore: createIdFromKey('0ZE', 'hydrant'),
  site: createIdFromKey('0DM', 'hydrant'),
  community: createIdFromKey('0DB', 'hydrant'),
  channel: createIdFromKey('0ap', 'hydrant'),
  guestUser: createIdFromKey('005', 'guest'),
  locationGroup: createIdFromKey('0gh', 'all'),
  category: (key: string) => createIdFromKey('0ZG', key),
  product: (sku: string) => createIdFromKey('01t', sku),
  sellingModel: (key: string) => createIdFromKey('0jP', key),
  entitlement: (key: string) => createIdFromKey('1Ce', key),
  account: (key: string) => createIdFromKey('001', key),
  user: (email: string) => createIdFromKey('005', email),
  address: (key: string) => createIdFromKey('8lW', key),
  buyerGroup: (key: string) => createIdFromKey('0ZI', key),
  priceBook: (key: string) => createIdFromKey('01s', key),
  schedule: (key: string) => createIdFromKey('84X', key),
  tier: (key: string) => createIdFromKey('84Y', key),
  location: (key: string) => createIdFromKey('131', key),
  deliveryMethod: (key: string) => createIdFromKey('2Dm', key),
  promotion: (key: string) => createIdFromKey('0c8', key),
  coupon: (code: string) => createIdFromKey('0lC', code),
  taxRate: (key: string) => createIdFromKey('1tx', key),
  content: (key: string) => createIdFromKey('20Y', key),
  media: (contentKey: string) => createIdFromKey('2pm', contentKey),
} as const
