import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import * as messages from '@hydrant/messages/compiled/back-office/home.js'
import { DEFAULT_SHOP_NAME } from '@hydrant/kernel/text/default-shop-name.ts'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { getFieldText } from '../records/field-value.ts'
import type { Staff } from '../shell/require-staff.ts'
import { loadOrReport } from './load-or-report.ts'

/** A step that a new shop has still before it: what to do, what happens without it, and where it is done. */
export interface SetupStep {
  readonly label: string
  readonly consequence: string
  readonly path: string
}

/**
 * Lists what is left to set up, in the order in which it is done: until the first order all of it, afterwards only that
 * without which nobody can order. Nothing for those who cannot do it; `failed`, and reported, for a fault of the server.
 */
export async function loadSetupSteps(
  { staff, reportError }: Pick<OfficeContext, 'staff' | 'reportError'>,
  { isAdministrator }: Pick<Staff, 'isAdministrator'>,
): Promise<readonly SetupStep[] | 'failed'> {
  if (!isAdministrator) return []
  const steps = await loadOrReport(listSteps(staff), reportError)
  return steps ?? []
}

async function listSteps(staff: StaffClient): Promise<readonly SetupStep[]> {
  const [store, mails, ...amounts] = await Promise.all([
    staff.query('SELECT Name, TakesPurchaseOrders__c, CardGateway__c, InvoiceSellerStreet__c FROM WebStore LIMIT 1'),
    staff.listMails({ after: 0, limit: 1 }),
    ...COUNTED.map((from) => hasAny(staff, from)),
  ])
  const [hasOrder, hasProduct, hasPrice, hasDelivery, hasTax, hasLocation, hasAccount] = amounts
  const [record] = store.records
  const read = (field: string) => (record === undefined ? null : getFieldText(record, field))
  const needed: readonly (readonly [boolean | undefined, () => SetupStep])[] = [
    [hasProduct, () => step(messages.setUpProducts, messages.withoutProducts, officeLinks.records('Product2'))],
    [hasPrice, () => step(messages.setUpPrices, messages.withoutPrices, officeLinks.records('Pricebook2'))],
    [hasDelivery, () => step(messages.setUpDelivery, messages.withoutDelivery, newRecord('OrderDeliveryMethod'))],
    [
      read('TakesPurchaseOrders__c') === 'true' || read('CardGateway__c') !== null,
      () => step(messages.setUpPayment, messages.withoutPayment, officeLinks.settings()),
    ],
  ]
  const advised: typeof needed = [
    [
      read('Name') !== DEFAULT_SHOP_NAME,
      () => step(messages.setUpName, () => messages.withoutName({ name: DEFAULT_SHOP_NAME }), officeLinks.settings()),
    ],
    [hasTax, () => step(messages.setUpTaxes, messages.withoutTaxes, newRecord('TaxRate__c'))],
    [hasLocation, () => step(messages.setUpLocations, messages.withoutLocations, newRecord('Location'))],
    [
      read('InvoiceSellerStreet__c') !== null,
      () => step(messages.setUpSeller, messages.withoutSeller, officeLinks.settings()),
    ],
    [hasAccount, () => step(messages.setUpAccounts, messages.withoutAccounts, officeLinks.customers())],
    [mails.isSending, () => step(messages.setUpMail, messages.withoutMail, officeLinks.outbox())],
  ]
  return [...needed, ...(hasOrder === true ? [] : advised)].flatMap(([isDone, make]) =>
    isDone === true ? [] : [make()],
  )
}

/** What is looked for, in the order of the answers. */
const COUNTED = [
  'OrderSummary',
  'Product2 WHERE IsActive = TRUE',
  'PricebookEntry',
  'OrderDeliveryMethod WHERE IsActive = TRUE',
  'TaxRate__c',
  'Location',
  'Account',
] as const

async function hasAny(staff: StaffClient, from: string): Promise<boolean> {
  return (await staff.query(`SELECT Id FROM ${from} LIMIT 1`)).records.length > 0
}

function step(label: () => string, consequence: () => string, path: string): SetupStep {
  return { label: label(), consequence: consequence(), path }
}

const newRecord = (objectName: string) => officeLinks.newRecord(objectName)
