import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { hasStatus, isResponseError } from '@hydrant/client/errors.ts'
import * as messages from '@hydrant/messages/compiled/back-office/home.js'
import { officeLinks } from '../office-links.ts'
import { formatFilter } from '../records/list-state.ts'
import type { Staff } from '../shell/require-staff.ts'

/** Something that needs somebody: how much of it there is, and where it is dealt with. */
export interface HomeTask {
  readonly label: string
  readonly count: number
  readonly path: string
  /** Whether something has failed. */
  readonly isUrgent: boolean
}

/** Lists what needs somebody now, of what the user may see; what there is nothing of is left out. */
export async function loadTasks(staff: StaffClient, user: Staff): Promise<readonly HomeTask[]> {
  const tasks = await Promise.all(TASKS.map(async (task) => loadTask(staff, user, task)))
  return tasks.filter(({ count }) => count > 0)
}

/** A kind of work on the home page, and how it is counted. */
interface TaskKind {
  readonly label: () => string
  readonly isUrgent: boolean
  readonly path: string
  readonly count: (staff: StaffClient, user: Staff) => Promise<number>
}

async function loadTask(
  staff: StaffClient,
  user: Staff,
  { label, isUrgent, path, count }: TaskKind,
): Promise<HomeTask> {
  return { label: label(), isUrgent, path, count: await zeroIfForbidden(count(staff, user)) }
}

/** A count that the user may not see, or that takes too long, must not hide the others. */
async function zeroIfForbidden(count: Promise<number>): Promise<number> {
  try {
    return await count
  } catch (error) {
    if (isResponseError(error) && (error.status < 500 || hasStatus(error, 503))) return 0
    throw error
  }
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
  toStatusTask(messages.toShip, 'FulfillmentOrder', 'Allocated'),
  toStatusTask(messages.partlyShipped, 'OrderSummary', 'Partially Fulfilled'),
  {
    label: messages.soldOut,
    isUrgent: false,
    path: toList('StockLevel__c', 'QuantityOnHand__c', '0'),
    count: countRecords('StockLevel__c', 'QuantityOnHand__c = 0'),
  },
  {
    label: messages.failedPayments,
    isUrgent: true,
    path: officeLinks.payments(),
    count: async (staff) => (await staff.listFailedPayments({ limit: 1 })).totalCount,
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
