import { currentActor } from '@hydrant/database/connection/current-actor.ts'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { changeHistory } from '@hydrant/database/schema/records.ts'
import { permissionSet, permissionSetAssignment, user } from '@hydrant/database/schema/session.ts'
import {
  isPermissionSetName,
  type PermissionSetName,
  toPermissionSetId,
} from '@hydrant/kernel/identity/permission-sets.ts'
import { and, eq, gt, ne, sql } from 'drizzle-orm'

/** The permission sets that come with a role which was set in the database, without an assignment. */
const SETS_OF_ROLES: Readonly<Record<string, PermissionSetName>> = {
  admin: 'Administrator',
  'site-builder': 'SiteBuilder',
}

/** Finds the names of the permission sets that a user with this role has. */
export async function findPermissionSets(
  db: ReadOnlyDb,
  userId: string,
  role: string | null | undefined,
): Promise<PermissionSetName[]> {
  const set = SETS_OF_ROLES[role ?? '']
  return [...new Set([...(set === undefined ? [] : [set]), ...(await findAssignedSets(db, userId))])]
}

/** Finds the names of the permission sets that were given to a user. */
export async function findAssignedSets(db: ReadOnlyDb, userId: string): Promise<PermissionSetName[]> {
  const rows = await db
    .select({ name: permissionSet.name })
    .from(permissionSetAssignment)
    .innerJoin(permissionSet, eq(permissionSet.id, permissionSetAssignment.permissionSetId))
    .where(eq(permissionSetAssignment.userId, userId))
    .orderBy(permissionSet.name)
  return rows.map(({ name }) => name).filter(isPermissionSetName)
}

/** Whether the role of a user is that of an administrator. */
export async function hasAdministratorRole(db: ReadOnlyDb, userId: string): Promise<boolean> {
  const [row] = await db.select({ role: user.role }).from(user).where(eq(user.id, userId))
  return row?.role === 'admin'
}

/** Stores that a user has a permission set and returns the id of the assignment. */
export async function insertAssignment(tx: Transaction, userId: string, permissionSetId: string): Promise<string> {
  const [row] = await tx
    .insert(permissionSetAssignment)
    .values({ userId, permissionSetId })
    .returning({ id: permissionSetAssignment.id })
  return row?.id ?? ''
}

/** Whose permission set an assignment is, and which one; null when there is no such assignment. */
export async function findAssignment(
  db: ReadOnlyDb,
  id: string,
): Promise<{ readonly userId: string; readonly permissionSetId: string } | null> {
  const { userId, permissionSetId } = permissionSetAssignment
  const [row] = await db
    .select({ userId, permissionSetId })
    .from(permissionSetAssignment)
    .where(eq(permissionSetAssignment.id, id))
  return row ?? null
}

/** Deletes an assignment. */
export async function deleteAssignment(tx: Transaction, id: string): Promise<void> {
  await tx.delete(permissionSetAssignment).where(eq(permissionSetAssignment.id, id))
}

/** Locks all assignments of administrators, so that of two who give up the right at once one waits for the other. */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await tx
    .select({ id: permissionSetAssignment.id })
    .from(permissionSetAssignment)
    .where(eq(permissionSetAssignment.permissionSetId, toPermissionSetId('Administrator')))
    .orderBy(permissionSetAssignment.id)
    .for('update')
}

/** Whether anybody who may sign in is an administrator by another assignment than this one. */
export async function hasOtherAdministrator(db: ReadOnlyDb, assignmentId: string): Promise<boolean> {
  const rows = await db
    .select({ id: permissionSetAssignment.id })
    .from(permissionSetAssignment)
    .innerJoin(user, eq(user.id, permissionSetAssignment.userId))
    .where(
      and(
        eq(permissionSetAssignment.permissionSetId, toPermissionSetId('Administrator')),
        ne(permissionSetAssignment.id, assignmentId),
        eq(user.isActive, true),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Updates the role of a user; whoever has their sessions cached reads them again. */
export async function updateRole(
  tx: Transaction,
  userId: string,
  role: 'buyer' | 'site-builder' | 'admin',
): Promise<void> {
  await tx.update(user).set({ role }).where(eq(user.id, userId))
}

/** Whether there is a user of this id. */
export async function hasUser(db: ReadOnlyDb, userId: string): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).where(eq(user.id, userId))
  return rows.length > 0
}

/**
 * The requests that have changed rights, or tried to, and are not answered yet, with the last entry of the history that
 * they had before: an earlier batch of a job has told of those.
 */
const changingRequests = new Map<string, number>()

/** Notes that the current request changes rights, before it does. */
export async function markRightsChanged(db: ReadOnlyDb): Promise<void> {
  const { requestId } = currentActor()
  if (requestId === null || changingRequests.has(requestId)) return
  const [row] = await db
    .select({ serial: sql<number>`coalesce(max(${changeHistory.serial}), 0)::float8` })
    .from(changeHistory)
    .where(isRightsChangeOf(requestId))
  changingRequests.set(requestId, row?.serial ?? 0)
}

/** Returns after which entry those of a request that has been answered begin; null when it changed no rights. Once. */
export function takeRightsChanged(requestId: string): number | null {
  const after = changingRequests.get(requestId) ?? null
  changingRequests.delete(requestId)
  return after
}

function isRightsChangeOf(requestId: string) {
  return and(eq(changeHistory.objectName, 'PermissionSetAssignment'), eq(changeHistory.requestId, requestId))
}

/** A change of rights as the history has it. */
export type RightsChange = Pick<
  typeof changeHistory.$inferSelect,
  'userId' | 'integrationId' | 'clientAddress' | 'operation'
> & { readonly assigneeId: string; readonly permissionSetId: string }

/** Finds the changes of rights that a request has committed after an entry of the history. */
export function findRightsChanges(db: ReadOnlyDb, requestId: string, after: number): Promise<RightsChange[]> {
  const { userId, integrationId, clientAddress, operation, oldValues, newValues, serial } = changeHistory
  const valueOf = (name: string) => sql<string>`coalesce(${newValues}, ${oldValues})::jsonb ->> ${name}`
  return db
    .select({
      userId,
      integrationId,
      clientAddress,
      operation,
      assigneeId: valueOf('AssigneeId'),
      permissionSetId: valueOf('PermissionSetId'),
    })
    .from(changeHistory)
    .where(and(isRightsChangeOf(requestId), gt(serial, after)))
    .orderBy(serial)
}
