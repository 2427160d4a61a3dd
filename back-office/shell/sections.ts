import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import * as messages from '@hydrant/messages/compiled/back-office/shell.js'
import { officeLinks } from '../office-links.ts'

/** A link of the navigation; `path` is inside the back office. */
interface SectionLink {
  readonly label: string
  readonly path: string
}

/** A part of the navigation. */
export interface Section {
  readonly label: string
  readonly links: readonly SectionLink[]
}

/** The objects that the navigation shows, in its order. All others are on the page of all objects. */
const OBJECTS = {
  orders: ['OrderSummary', 'FulfillmentOrder', 'Shipment', 'Invoice', 'ReturnOrder', 'CreditMemo', 'WebCart'],
  catalogue: [
    'Product2',
    'ProductCategory',
    'CommerceEntitlementPolicy',
    'PurchaseQuantityRule',
    'ProductSellingModel',
  ],
  prices: ['Pricebook2', 'PricebookEntry', 'PriceAdjustmentSchedule'],
  customers: ['User', 'BuyerGroup', 'ContactPointAddress', 'CustomerPartNumber__c'],
  stock: ['StockLevel__c', 'ExpectedArrival__c', 'Location', 'LocationGroup'],
  marketing: ['Coupon', 'FormSubmission__c'],
  settings: ['OrderDeliveryMethod', 'TaxRate__c', 'PermissionSetAssignment'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const SECTION_LABELS = {
  orders: messages.orders,
  catalogue: messages.catalogue,
  prices: messages.prices,
  customers: messages.customers,
  stock: messages.stock,
  marketing: messages.marketing,
  settings: messages.settings,
} as const

const SECTION_NAMES = ['orders', 'catalogue', 'prices', 'customers', 'stock', 'marketing', 'settings'] as const

/** Lists the navigation for a member of staff: only what they may see. */
export function listSections(objects: readonly ObjectSummary[], isAdministrator: boolean): readonly Section[] {
  const byName = new Map(objects.map((object) => [object.name, object]))
  const mayReadOrders = byName.has('OrderSummary')
  const sections = SECTION_NAMES.map((name) => ({
    label: SECTION_LABELS[name](),
    links: [
      ...listOwnPages(name, byName),
      ...OBJECTS[name].flatMap((objectName) => {
        const object = byName.get(objectName)
        return object === undefined ? [] : [{ label: toListTitle(object), path: toListPath(objectName) }]
      }),
      ...(name === 'catalogue' && byName.get('LabelTranslation__c')?.updateable === true
        ? [{ label: messages.labels(), path: officeLinks.labels() }]
        : []),
      ...(name === 'prices' && byName.has('PricebookEntry')
        ? [{ label: messages.comparePriceBooks(), path: officeLinks.comparePriceBooks() }]
        : []),
      ...(name === 'prices' && byName.has('Pricebook2') && byName.has('Account')
        ? [{ label: messages.whyPrice(), path: officeLinks.whyPrice() }]
        : []),
      ...(name === 'customers' && byName.has('Account')
        ? [{ label: messages.registrations(), path: officeLinks.registrations() }]
        : []),
    ],
  }))
  const operation: Section = {
    label: messages.operation(),
    links: [
      ...(mayReadOrders
        ? [
            { label: messages.mails(), path: officeLinks.outbox() },
            { label: messages.failedPayments(), path: officeLinks.payments() },
          ]
        : []),
      ...(isAdministrator
        ? [
            { label: messages.webhook(), path: officeLinks.webhook() },
            { label: messages.history(), path: officeLinks.history() },
            { label: messages.jobs(), path: officeLinks.jobs() },
            { label: messages.programs(), path: officeLinks.programs() },
          ]
        : []),
      { label: messages.imports(), path: officeLinks.imports() },
      { label: messages.allObjects(), path: officeLinks.objects() },
    ],
  }
  return [...sections, operation].filter(({ links }) => links.length > 0)
}

/** Lists the pages of a section that are before its lists. */
function listOwnPages(
  section: (typeof SECTION_NAMES)[number],
  objects: ReadonlyMap<string, ObjectSummary>,
): readonly SectionLink[] {
  switch (section) {
    case 'customers':
      return objects.has('Account') ? [{ label: messages.accounts(), path: officeLinks.customers() }] : []
    case 'marketing':
      return objects.has('Promotion') ? [{ label: messages.promotions(), path: officeLinks.promotions() }] : []
    case 'settings':
      return objects.has('WebStore') ? [{ label: messages.settings(), path: officeLinks.settings() }] : []
    default:
      return []
  }
}

/** Returns what the list of an object is called in the back office. */
export function toListTitle({ name, labelPlural }: Pick<ObjectSummary, 'name' | 'labelPlural'>): string {
  return name === 'OrderSummary' ? messages.orders() : labelPlural
}

function toListPath(objectName: string): string {
  return objectName === 'ProductCategory' ? officeLinks.categories() : officeLinks.records(objectName)
}
