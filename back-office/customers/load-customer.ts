import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { HistoryEntry } from '@hydrant/contract/admin/changes.ts'
import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import { getFieldText, getParentText, getRecordId, type StoredRecord } from '../records/field-value.ts'
import { loadDescription } from '../records/load-description.ts'
import { loadHistory } from '../records/load-history.ts'
import { loadRecord } from '../records/load-record.ts'
import { formatId } from '../records/soql-literal.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { loadTaxes, type Taxes } from './load-taxes.ts'

/** Somebody who belongs to an account. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly username: string
  readonly email: string
  readonly phone: string
  readonly isActive: boolean
  /** What they may do in the back office; empty for buyers, and for users who may not see it. */
  readonly permissionSets: readonly string[]
  /** The names of the accounts that they may buy for besides. */
  readonly managedAccounts: readonly string[]
}

/** A record with what it is called. */
export interface NamedRecord {
  readonly id: string
  readonly name: string
}

/** Somebody of another account who may buy for this one. */
export interface Manager extends NamedRecord {
  readonly userId: string
}

/** A buyer group, with what being in it brings. */
export interface CustomerGroup extends NamedRecord {
  /** Whether an entitlement policy opens products to it; null for users who may not see that. */
  readonly opensProducts: boolean | null
  /** Whether a price book is for it; null for users who may not see that. */
  readonly hasPrices: boolean | null
}

/** A buyer group that an account is in. */
export interface Membership extends CustomerGroup {
  readonly groupId: string
}

/** Everything about a customer; lists that the user may not see are empty. */
export interface Customer {
  readonly account: StoredRecord
  /** The accounts above it, the nearest first. */
  readonly ancestors: readonly NamedRecord[]
  readonly children: readonly NamedRecord[]
  readonly people: readonly Person[]
  readonly managers: readonly Manager[]
  readonly memberships: readonly Membership[]
  /** All buyer groups but those of guests. */
  readonly groups: readonly CustomerGroup[]
  readonly addresses: readonly StoredRecord[]
  readonly orders: readonly StoredRecord[]
  readonly carts: readonly StoredRecord[]
  readonly history: readonly HistoryEntry[]
  /** Null for those who may not know. */
  readonly taxes: Taxes | null
  readonly rights: CustomerRights
}

/** What the user may do on the page of a customer. */
export interface CustomerRights {
  /** Change the account, its groups and addresses, and act for it. */
  readonly mayChange: boolean
  /** Invite, deactivate and sign out people. */
  readonly mayChangePeople: boolean
  readonly maySeeOrders: boolean
  readonly maySeePrices: boolean
}

/** How many people, accounts below, addresses and groups are shown. */
const MAX_SHOWN = 100
const MAX_LATEST = 10
const MAX_ANCESTORS = 10

/** Loads an account with everything that staff ask about a customer; a missing one becomes the error page. */
export async function loadCustomer(
  staff: StaffClient,
  accountId: string,
  objects: readonly ObjectSummary[],
): Promise<Customer> {
  const { fields } = await loadDescription(staff, 'Account')
  const path = { objectName: 'Account', recordId: accountId }
  const account = await loadRecord(staff, path, fields)
  const list = createLister(staff, objects, formatId(accountId))
  const [ancestors, children, users, managers, memberships, groups, addresses, orders, carts, history] =
    await Promise.all([
      loadAncestors(staff, account),
      list('Account', 'Name', `ParentId = :id ORDER BY Name LIMIT ${MAX_SHOWN}`),
      list('User', 'Name, Username, Email, Phone, IsActive', `AccountId = :id ORDER BY Name LIMIT ${MAX_SHOWN}`),
      list('DelegatedAccount', 'ManagedById, ManagedBy.Username', `TargetId = :id LIMIT ${MAX_SHOWN}`),
      list('BuyerGroupMember', 'BuyerGroupId, BuyerGroup.Name', `BuyerId = :id LIMIT ${MAX_SHOWN}`),
      loadGroups(staff, objects),
      list('ContactPointAddress', ADDRESS_FIELDS, `ParentId = :id ORDER BY Name LIMIT ${MAX_SHOWN}`),
      list('OrderSummary', ORDER_FIELDS, `AccountId = :id ORDER BY OrderedDate DESC LIMIT ${MAX_LATEST}`),
      list(
        'WebCart',
        CART_FIELDS,
        `AccountId = :id AND UniqueProductCount > 0 AND Status != 'Closed' ORDER BY LastModifiedDate DESC LIMIT ${MAX_LATEST}`,
      ),
      loadHistory(staff, path),
    ])
  return {
    account,
    ancestors,
    children: children.map(toNamed),
    people: await loadPeople(staff, objects, users),
    managers: managers.map((record) => ({
      id: getRecordId(record),
      userId: getFieldText(record, 'ManagedById') ?? '',
      name: getParentText(record, 'ManagedBy', 'Username') ?? '',
    })),
    memberships: memberships.map((record) => toMembership(record, groups)),
    groups,
    addresses,
    orders,
    carts,
    history,
    taxes: await loadTaxes(staff, account, {
      objects,
      isExemptWritable: fields.some(({ name, updateable }) => name === 'IsTaxExempt__c' && updateable),
    }),
    rights: {
      mayChange: objects.some(({ name, updateable }) => name === 'Account' && updateable),
      mayChangePeople: objects.some(({ name, updateable }) => name === 'User' && updateable),
      maySeeOrders: objects.some(({ name }) => name === 'OrderSummary'),
      maySeePrices: objects.some(({ name }) => name === 'Pricebook2'),
    },
  }
}

const ADDRESS_FIELDS = 'Name, AddressType, IsDefault, Street, City, State, PostalCode, Country'
const ORDER_FIELDS = 'OrderNumber, OrderedDate, PoNumber, Status, GrandTotalAmount, CurrencyIsoCode'
const CART_FIELDS =
  'Name, Owner.Username, UniqueProductCount, TotalProductAmount, CurrencyIsoCode, LastModifiedDate, Status'

type Lister = (objectName: string, fields: string, rest: string) => Promise<readonly StoredRecord[]>

/** Creates a function that lists records of an object for the account (`:id`), none of one that the user may not see. */
function createLister(staff: StaffClient, objects: readonly ObjectSummary[], idLiteral: string): Lister {
  return async (objectName, fields, rest) => {
    if (!objects.some(({ name }) => name === objectName)) return []
    const q = `SELECT Id, ${fields} FROM ${objectName} WHERE ${rest.replace(':id', () => idLiteral)}`
    return (await awaitOrErrorPage(staff.query(q))).records
  }
}

/** Loads the groups that an account can be in, not those of guests; whoever sees accounts sees them. */
async function loadGroups(staff: StaffClient, objects: readonly ObjectSummary[]): Promise<readonly CustomerGroup[]> {
  const list = createLister(staff, objects, '')
  const [{ records }, entitled, priced] = await Promise.all([
    awaitOrErrorPage(
      staff.query(`SELECT Id, Name FROM BuyerGroup WHERE IsGuest__c = FALSE ORDER BY Name LIMIT ${MAX_GROUPS}`),
    ),
    list('CommerceEntitlementBuyerGroup', 'BuyerGroupId', 'Policy.IsActive = TRUE LIMIT 2000'),
    list('BuyerGroupPricebook', 'BuyerGroupId', 'Pricebook2.IsActive = TRUE LIMIT 2000'),
  ])
  const findWhetherSees = (objectName: string) => objects.some(({ name }) => name === objectName)
  const isAmong = (found: readonly StoredRecord[], id: string) =>
    found.some((record) => getFieldText(record, 'BuyerGroupId') === id)
  return records.map((record) => {
    const group = toNamed(record)
    return {
      ...group,
      opensProducts: findWhetherSees('CommerceEntitlementBuyerGroup') ? isAmong(entitled, group.id) : null,
      hasPrices: findWhetherSees('BuyerGroupPricebook') ? isAmong(priced, group.id) : null,
    }
  })
}

const MAX_GROUPS = 200

function toMembership(record: StoredRecord, groups: readonly CustomerGroup[]): Membership {
  const groupId = getFieldText(record, 'BuyerGroupId') ?? ''
  const { opensProducts = null, hasPrices = null } = groups.find(({ id }) => id === groupId) ?? {}
  return {
    id: getRecordId(record),
    groupId,
    name: getParentText(record, 'BuyerGroup', 'Name') ?? '',
    opensProducts,
    hasPrices,
  }
}

/** Loads the accounts above an account; a level at a time, as a query knows only one. */
async function loadAncestors(staff: StaffClient, account: StoredRecord): Promise<readonly NamedRecord[]> {
  const ancestors: NamedRecord[] = []
  let parentId = getFieldText(account, 'ParentId')
  while (parentId !== null && ancestors.length < MAX_ANCESTORS) {
    const q = `SELECT Id, Name, ParentId FROM Account WHERE Id = ${formatId(parentId)}`
    const [parent] = (await awaitOrErrorPage(staff.query(q))).records
    if (parent === undefined) break
    ancestors.push(toNamed(parent))
    parentId = getFieldText(parent, 'ParentId')
  }
  return ancestors
}

async function loadPeople(
  staff: StaffClient,
  objects: readonly ObjectSummary[],
  users: readonly StoredRecord[],
): Promise<readonly Person[]> {
  if (users.length === 0) return []
  const ids = users.map((user) => formatId(getRecordId(user))).join(', ')
  const list = createLister(staff, objects, '')
  const [assignments, managed] = await Promise.all([
    list('PermissionSetAssignment', 'AssigneeId, PermissionSet.Label', `AssigneeId IN (${ids}) LIMIT 1000`),
    list('DelegatedAccount', 'ManagedById, Target.Name', `ManagedById IN (${ids}) ORDER BY Name LIMIT 1000`),
  ])
  return users.map((user) => {
    const id = getRecordId(user)
    const isOfUser = (field: string) => (record: StoredRecord) => getFieldText(record, field) === id
    return {
      id,
      name: getFieldText(user, 'Name') ?? '',
      username: getFieldText(user, 'Username') ?? '',
      email: getFieldText(user, 'Email') ?? '',
      phone: getFieldText(user, 'Phone') ?? '',
      isActive: getFieldText(user, 'IsActive') === 'true',
      permissionSets: assignments
        .filter(isOfUser('AssigneeId'))
        .map((record) => getParentText(record, 'PermissionSet', 'Label') ?? ''),
      managedAccounts: managed
        .filter(isOfUser('ManagedById'))
        .map((record) => getParentText(record, 'Target', 'Name') ?? ''),
    }
  })
}

function toNamed(record: StoredRecord): NamedRecord {
  return { id: getRecordId(record), name: getFieldText(record, 'Name') ?? '' }
}
