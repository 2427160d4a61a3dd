import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { getFieldText, getParentText, getRecordId } from '../records/field-value.ts'
import { formatId, formatPattern } from '../records/soql-literal.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'

/** An account in the tree, or in the results of a search. */
export interface AccountNode {
  readonly id: string
  readonly name: string
  readonly number: string
  /** Town and state in one line. */
  readonly place: string
  /** The name of the account above it; null at the top. */
  readonly parentName: string | null
  readonly hasChildren: boolean
  /** Whether the accounts below it are shown. */
  readonly isOpen: boolean
  readonly children: readonly AccountNode[]
}

/** The accounts of a page, and whether there are more than it shows. */
export interface AccountTree {
  /** What is looked for; empty for the tree. */
  readonly term: string
  readonly openIds: readonly string[]
  readonly accounts: readonly AccountNode[]
  /** Whether more accounts match, or are at the top, than are shown. */
  readonly hasMore: boolean
  /** Whether more accounts are below those that are open than are shown. */
  readonly hasMoreBelow: boolean
}

/** How many accounts are shown at the top of the tree, and of a search. */
const MAX_ACCOUNTS = 100

/** How many accounts are shown below all that are open, and how many can be open. */
const MAX_CHILDREN = 500
const MAX_OPEN = 50

/** The field of an account with the id of the one above it. */
const PARENT = 'ParentId'

const ACCOUNT_ID = /^001[A-Za-z0-9]{15}$/

const FIELDS =
  'Id, Name, AccountNumber, BillingCity, BillingState, ParentId, Parent.Name, (SELECT Id FROM ChildAccounts LIMIT 1)'

/**
 * Loads the accounts at the top and those below the open ones, or the accounts whose name or number contains a term.
 * `search` is the query of the address: `q` is the term, `open` the ids of the open accounts, with commas between them.
 */
export async function loadTree(staff: StaffClient, search: URLSearchParams): Promise<AccountTree> {
  const term = (search.get('q') ?? '').trim().slice(0, 100)
  const openIds = (search.get('open') ?? '')
    .split(',')
    .filter((id) => ACCOUNT_ID.test(id))
    .slice(0, MAX_OPEN)
  const condition =
    term === ''
      ? `${PARENT} = null`
      : ['Name', 'AccountNumber'].map((field) => `${field} LIKE ${formatPattern(term)}`).join(' OR ')
  const [found, below] = await awaitOrErrorPage(
    Promise.all([
      staff.query(`SELECT ${FIELDS} FROM Account WHERE ${condition} ORDER BY Name, Id LIMIT ${MAX_ACCOUNTS + 1}`),
      openIds.length === 0 || term !== '' ? null : staff.query(writeChildrenQuery(openIds)),
    ]),
  )
  const children = (below?.records ?? []).slice(0, MAX_CHILDREN)
  const toNode = (record: Readonly<Record<string, unknown>>, depth: number): AccountNode => {
    const id = getRecordId(record)
    const isOpen = term === '' && openIds.includes(id)
    return {
      id,
      name: getFieldText(record, 'Name') ?? id,
      number: getFieldText(record, 'AccountNumber') ?? '',
      place: ['BillingCity', 'BillingState'].flatMap((name) => getFieldText(record, name) ?? []).join(', '),
      parentName: getParentText(record, 'Parent', 'Name'),
      hasChildren: isRecord(record['ChildAccounts']) && record['ChildAccounts']['totalSize'] !== 0,
      isOpen,
      // No tree is as deep as there are open accounts.
      children:
        isOpen && depth < MAX_OPEN
          ? children.filter((child) => getFieldText(child, PARENT) === id).map((child) => toNode(child, depth + 1))
          : [],
    }
  }
  return {
    term,
    openIds,
    accounts: found.records.slice(0, MAX_ACCOUNTS).map((record) => toNode(record, 0)),
    hasMore: found.records.length > MAX_ACCOUNTS,
    hasMoreBelow: (below?.records.length ?? 0) > MAX_CHILDREN,
  }
}

function writeChildrenQuery(parentIds: readonly string[]): string {
  const ids = parentIds.map(formatId).join(', ')
  return `SELECT ${FIELDS} FROM Account WHERE ${PARENT} IN (${ids}) ORDER BY Name, Id LIMIT ${MAX_CHILDREN + 1}`
}
