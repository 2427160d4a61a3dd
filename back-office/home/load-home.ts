import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import * as messages from '@hydrant/messages/compiled/back-office/home.js'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { WARNING_DAYS } from '../programs/load-programs.ts'
import { formatFilter } from '../records/list-state.ts'
import { loadList, type RecordList } from '../records/load-list.ts'
import type { Staff } from '../shell/require-staff.ts'
import { loadOrReport } from './load-or-report.ts'

/** Something that needs somebody: how much of it there is, and where it is dealt with. */
export interface HomeTask {
  readonly label: string
  readonly count: number
  readonly path: string
  /** Whether something has failed. */
  readonly isUrgent: boolean
}

/** What needs somebody now, and whether some of it could not be counted. */
export interface HomeTasks {
  readonly tasks: readonly HomeTask[]
  readonly isIncomplete: boolean
}

/** Lists what needs somebody now, of what the user may see; what there is nothing of is left out. */
export async function loadTasks(
  { staff, reportError }: Pick<OfficeContext, 'staff' | 'reportError'>,
  user: Staff,
): Promise<HomeTasks> {
  const counted = await Promise.all(
    TASKS.map(async ({ label, isUrgent, path, count }) => ({
      label: label(),
      isUrgent,
      path: typeof path === 'string' ? path : path(),
      count: (await loadOrReport(count(staff, user), reportError)) ?? 0,
    })),
  )
  return {
    tasks: counted.flatMap(({ count, ...task }) => (count === 'failed' || count === 0 ? [] : { ...task, count })),
    isIncomplete: counted.some(({ count }) => count === 'failed'),
  }
}

/** How many orders the home page shows. */
const LATEST_ORDERS = 10

/** Loads the latest orders: null for those who may not see orders; a failure is reported, and the page goes without. */
export async function loadLatestOrders(
  { staff, reportError }: Pick<OfficeContext, 'staff' | 'reportError'>,
  { objects }: Staff,
): Promise<RecordList | 'failed' | null> {
  if (!objects.some(({ name }) => name === 'OrderSummary')) return null
  const list = await loadOrReport(
    loadList(staff, { objectName: 'OrderSummary', search: new URLSearchParams() }),
    reportError,
  )
  return list === null || list === 'failed' ? list : { ...list, records: list.records.slice(0, LATEST_ORDERS) }
}

/** A kind of work on the home page, and how it is counted. */
interface TaskKind {
  readonly label: () => string
  readonly isUrgent: boolean
  /** Where it is dealt with; a function for what depends on the day. */
  readonly path: string | (() => string)
  readonly count: (staff: StaffClient, user: Staff) => Promise<number>
}

/** Creates the count of the records of an object with a value in a field. */
function countRecords(objectName: string, condition: string): TaskKind['count'] {
  return async (staff, { objects }) => {
    if (!objects.some(({ name }) => name === objectName)) return 0
    return (await staff.query(`SELECT COUNT() FROM ${objectName} WHERE ${condition}`)).totalSize
  }
}

/** Creates the task that records of an object have a status. */
function toStatusTask(label: () => string, objectName: string, status: string): TaskKind {
  return {
    label,
    isUrgent: false,
    path: toList(objectName, 'Status', status),
    count: countRecords(objectName, `Status = '${status}'`),
  }
}

/** Creates the address of a list with one filter. */
function toList(objectName: string, field: string, value: string): string {
  return officeLinks.records(objectName, { where: formatFilter({ field, operator: 'is', value }) })
}

/** How many days before its end an exemption from tax needs a new certificate. */
const EXEMPTION_WARNING_DAYS = 30

/** Returns the day (in UTC) after so many days, such as `2027-06-30`. */
function toDay(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** Whether a stock level is low, as a filter has it. */
const IS_LOW = 'true'

/** The status of a form that nobody has answered. */
const NEW_FORM = 'new'

const TASKS: readonly TaskKind[] = [
  toStatusTask(messages.newOrders, 'OrderSummary', 'Created'),
  toStatusTask(messages.toApprove, 'OrderSummary', 'Awaiting Approval'),
  toStatusTask(messages.onHold, 'OrderSummary', 'On Hold'),
  {
    label: messages.registrations,
    isUrgent: false,
    path: officeLinks.registrations(),
    count: async (staff) => (await staff.listRegistrationRequests({ status: 'Open', pageSize: 200 })).requests.length,
  },
  {
    label: messages.endingExemptions,
    isUrgent: false,
    path: () => {
      const where = [
        { field: 'IsTaxExempt__c', operator: 'is', value: 'true' },
        { field: 'TaxExemptUntil__c', operator: 'from', value: toDay(0) },
        { field: 'TaxExemptUntil__c', operator: 'to', value: toDay(EXEMPTION_WARNING_DAYS) },
      ] as const
      const search = new URLSearchParams(where.map((filter) => ['where', formatFilter(filter)]))
      search.append('columns', 'Name,AccountNumber,TaxExemptUntil__c')
      search.append('sort', 'TaxExemptUntil__c')
      return `${officeLinks.records('Account')}?${search.toString()}`
    },
    count: async (staff, user) =>
      user.objects.some(({ name }) => name === 'TaxCertificate__c') &&
      user.objects.some(({ name }) => name === 'Pricebook2')
        ? countRecords(
            'Account',
            `IsTaxExempt__c = TRUE AND TaxExemptUntil__c >= ${toDay(0)}T00:00:00Z AND TaxExemptUntil__c <= ${toDay(EXEMPTION_WARNING_DAYS)}T00:00:00Z`,
          )(staff, user)
        : 0,
  },
  toStatusTask(messages.toShip, 'FulfillmentOrder', 'Allocated'),
  toStatusTask(messages.partlyShipped, 'OrderSummary', 'Partially Fulfilled'),
  toStatusTask(messages.openReturns, 'ReturnOrder', 'Submitted'),
  {
    label: messages.overdueInvoices,
    isUrgent: true,
    path: toList('Invoice', 'IsOverdue__c', 'true'),
    count: countRecords('Invoice', 'IsOverdue__c = TRUE'),
  },
  {
    label: messages.soldOut,
    isUrgent: false,
    path: toList('StockLevel__c', 'QuantityOnHand__c', '0'),
    count: countRecords('StockLevel__c', 'QuantityOnHand__c = 0'),
  },
  {
    label: messages.lowStock,
    isUrgent: false,
    path: toList('StockLevel__c', 'IsLow__c', IS_LOW),
    count: countRecords('StockLevel__c', `IsLow__c = ${IS_LOW}`),
  },
  {
    label: messages.newForms,
    isUrgent: false,
    path: toList('FormSubmission__c', 'Status__c', NEW_FORM),
    count: countRecords('FormSubmission__c', `Status__c = '${NEW_FORM}'`),
  },
  {
    label: messages.failedPayments,
    isUrgent: true,
    path: officeLinks.payments(),
    count: async (staff) => (await staff.listFailedPayments({ limit: 1 })).totalCount,
  },
  {
    label: messages.failedImports,
    isUrgent: true,
    path: officeLinks.imports(),
    count: async (staff) => (await staff.listRecordImports({ needsAttention: true })).imports.length,
  },
  {
    label: messages.expiringTokens,
    isUrgent: false,
    path: officeLinks.programs({ expires: String(WARNING_DAYS) }),
    count: async (staff, { isAdministrator }) =>
      isAdministrator ? (await staff.listPrograms({ expiresWithinDays: WARNING_DAYS, limit: 200 })).programs.length : 0,
  },
  {
    label: messages.givenUpMails,
    isUrgent: true,
    path: officeLinks.outbox({ status: 'GivenUp' }),
    count: async (staff) => (await staff.listMails({ after: 0, limit: 500, status: 'GivenUp' })).count,
  },
  {
    label: messages.givenUpEvents,
    isUrgent: true,
    path: officeLinks.webhook(),
    count: async (staff, { isAdministrator }) =>
      isAdministrator ? (await staff.listGivenUpEvents({ after: 0, limit: 500 })).count : 0,
  },
]
