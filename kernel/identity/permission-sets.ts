import { createIdFromKey } from './record-id.ts'

/** What staff look after: every object of the record API, and every call of theirs, belongs to one of these. */
export type Subject =
  | 'catalogue'
  | 'prices'
  | 'stock'
  | 'orders'
  | 'customers'
  | 'marketing'
  | 'site'
  | 'administration'

/** What may be done with a subject; `write` includes `read`. */
export type Access = 'read' | 'write'

/** The names of the permission sets that a person can have. */
export type PermissionSetName =
  | 'Administrator'
  | 'Catalogue'
  | 'Customers'
  | 'Marketing'
  | 'OrderDesk'
  | 'Prices'
  | 'SiteBuilder'
  | 'Stock'

/** What the people with a permission set may do. */
export interface PermissionSet {
  readonly label: string
  readonly description: string
  /** What they may do with each subject; nothing with those that are left out. */
  readonly grants: Readonly<Partial<Record<Subject, Access>>>
}

/** The permission sets. A person may have several, and may do what any of them allows. */
export const PERMISSION_SETS: Readonly<Record<PermissionSetName, PermissionSet>> = {
  Administrator: {
    label: 'Administrator',
    description: 'Everything, and who may do what',
    grants: {
      catalogue: 'write',
      prices: 'write',
      stock: 'write',
      orders: 'write',
      customers: 'write',
      marketing: 'write',
      site: 'write',
      administration: 'write',
    },
  },
  Catalogue: {
    label: 'Catalogue',
    description: 'Products, categories, and who may buy which products',
    grants: { catalogue: 'write', prices: 'read', stock: 'read' },
  },
  Customers: {
    label: 'Customers',
    description: 'Accounts and buyer groups',
    grants: { customers: 'write', catalogue: 'read', prices: 'read', orders: 'read' },
  },
  Marketing: {
    label: 'Marketing',
    description: 'Promotions, forms that visitors send, and how often the shop is visited',
    grants: { marketing: 'write', catalogue: 'read', customers: 'read' },
  },
  OrderDesk: {
    label: 'Order Desk',
    description: 'Orders, their payments and deliveries',
    grants: { orders: 'write', catalogue: 'read', prices: 'read', stock: 'read', customers: 'read' },
  },
  Prices: {
    label: 'Prices',
    description: 'Price books, prices, and who pays which',
    grants: { prices: 'write', catalogue: 'read', customers: 'read' },
  },
  SiteBuilder: {
    label: 'Site Builder',
    description: 'Pages, pictures and settings of the site',
    grants: { site: 'write', catalogue: 'read' },
  },
  Stock: {
    label: 'Stock',
    description: 'Locations and what is in stock there',
    grants: { stock: 'write', catalogue: 'read' },
  },
}

/** The names of all permission sets. */
export const PERMISSION_SET_NAMES = Object.keys(PERMISSION_SETS).filter(isPermissionSetName)

/** Whether a text is the name of a permission set. */
export function isPermissionSetName(text: string): text is PermissionSetName {
  return Object.hasOwn(PERMISSION_SETS, text)
}

/** The record id of a permission set. It is the same in every shop. */
export function toPermissionSetId(name: PermissionSetName): string {
  return createIdFromKey('0PS', name)
}

/** Whether somebody with these permission sets may do something with a subject. */
export function isGranted(sets: readonly PermissionSetName[], subject: Subject, access: Access): boolean {
  return sets.some((name) => {
    const granted = PERMISSION_SETS[name].grants[subject]
    return granted === 'write' || granted === access
  })
}
