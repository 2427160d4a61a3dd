import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'

/** The ids of the demo shop's records, made from the keys in `demo/`, so that they are the same on every machine. */
export const demoIds = {
  webstore: idFromKey('0ZE', 'hydrant'),
  site: idFromKey('0DM', 'hydrant'),
  community: idFromKey('0DB', 'hydrant'),
  channel: idFromKey('0ap', 'hydrant'),
  guestUser: idFromKey('005', 'guest'),
  locationGroup: idFromKey('0gh', 'all'),
  category: (key: string) => idFromKey('0ZG', key),
  product: (sku: string) => idFromKey('01t', sku),
  sellingModel: (key: string) => idFromKey('0jP', key),
  entitlement: (key: string) => idFromKey('1Ce', key),
  account: (key: string) => idFromKey('001', key),
  user: (email: string) => idFromKey('005', email),
  address: (key: string) => idFromKey('8lW', key),
  buyerGroup: (key: string) => idFromKey('0ZI', key),
  priceBook: (key: string) => idFromKey('01s', key),
  schedule: (key: string) => idFromKey('84Y', key),
  tier: (key: string) => idFromKey('84Z', key),
  location: (key: string) => idFromKey('131', key),
  deliveryMethod: (key: string) => idFromKey('2Dm', key),
  promotion: (key: string) => idFromKey('0c8', key),
  coupon: (code: string) => idFromKey('0cC', code),
  taxRate: (key: string) => idFromKey('1tx', key),
  content: (key: string) => idFromKey('20Y', key),
  media: (contentKey: string) => idFromKey('2pm', contentKey),
} as const
