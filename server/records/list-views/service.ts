import type { Database, Transaction } from '@hydrant/database/connection/database.ts'
import { isUniqueViolation } from '@hydrant/database/connection/query-failure.ts'
import { isGranted } from '@hydrant/kernel/identity/permission-sets.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type DomainError, err, invalidFieldError, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/records.js'
import { recordChange, toDifference } from '../history/service.ts'
import { findVisibleObject, type ReadScope } from '../reading/service.ts'
import { findPreconditionError, type Precondition } from '../writing/precondition.ts'
import * as store from './list-view-store.ts'

export type { StoredListView } from './list-view-store.ts'

/** How many views a list has at most for each user, and for all staff. */
const MAX_VIEWS = 50

const listViewErrors = {
  unknownView: { code: 'ITEM_NOT_FOUND', message: messages.unknownListView },
  sharedView: { code: 'INSUFFICIENT_ACCESS', message: messages.sharedListViews },
  changedView: { code: 'PRECONDITION_FAILED', message: messages.changedListView },
  tooManyViews: { code: 'LIMIT_EXCEEDED', message: () => messages.tooManyListViews({ maximum: MAX_VIEWS }) },
} as const satisfies Record<string, DomainError>

/** Who makes a call, and which objects there are. */
type Scope = ReadScope

/** A view to save. */
export interface NewListView {
  readonly objectName: string
  readonly name: string
  readonly search: string
  readonly isShared: boolean
}

/** What is changed of a view; what is left out stays. */
export type ListViewChange = Partial<Pick<store.StoredListView, 'name' | 'search' | 'isDefault'>>

/** Whether somebody may save, change and delete views for all staff. */
export function mayShareListViews({ actor }: ReadScope['context']): boolean {
  return isGranted(actor.permissionSets, 'administration', 'write')
}

/** Loads the views of a list; an error when the object does not exist or may not be seen. */
export async function loadListViews(
  database: Database,
  scope: Scope,
  objectName: string,
): Promise<Result<readonly store.StoredListView[]>> {
  const object = findVisibleObject(scope, objectName)
  if (!object.ok) return object
  const { name } = object.value.definition
  const { userId } = scope.context.actor
  return ok(await database.query((db) => store.findListViews(db, { objectName: name, userId })))
}

/**
 * Saves a view. Returns an error when the name is taken, when there are too many, and for a view for all staff of whoever
 * may not change settings.
 */
export async function saveListView(
  database: Database,
  scope: Scope,
  { objectName, name, search, isShared }: NewListView,
): Promise<Result<store.StoredListView>> {
  const object = findVisibleObject(scope, objectName)
  if (!object.ok) return object
  if (isShared && !mayShareListViews(scope.context)) return err(listViewErrors.sharedView)
  const group = {
    objectName: object.value.definition.name,
    ownerId: isShared ? null : scope.context.actor.userId,
  }
  return refuseTakenName(name, () =>
    database.transaction(async (tx) => {
      if ((await store.countListViews(tx, group)) >= MAX_VIEWS) return err<DomainError>(listViewErrors.tooManyViews)
      const view = await store.insertListView(tx, { ...group, name: name.trim(), search })
      if (isShared)
        await recordChange(tx, {
          objectName: 'ListView',
          recordId: view.id,
          operation: 'create',
          newValues: toHistoryValues(view),
        })
      return ok(view)
    }),
  )
}

/** Changes a view. Returns an error when it is not the sender's to change, has changed meanwhile, or its name is taken. */
export function changeListView(
  database: Database,
  scope: Scope,
  { viewId, precondition, ...change }: RequestedView & { readonly values: ListViewChange },
): Promise<Result<store.StoredListView>> {
  const values =
    change.values.name === undefined ? change.values : { ...change.values, name: change.values.name.trim() }
  return refuseTakenName(values.name ?? '', () =>
    database.transaction(async (tx) => {
      const locked = await lockEditableView(tx, scope, { viewId, precondition })
      if (!locked.ok) return locked
      if (values.isDefault === true) await store.clearDefaultListView(tx, locked.value)
      const view = await store.updateListView(tx, locked.value.id, values)
      if (view.ownerId === null)
        await recordChange(tx, {
          objectName: 'ListView',
          recordId: view.id,
          operation: 'update',
          ...toDifference(toHistoryValues(locked.value), toHistoryValues(view)),
        })
      return ok(view)
    }),
  )
}

/** Deletes a view. Returns an error when it is not the sender's to delete, or has changed meanwhile. */
export function removeListView(database: Database, scope: Scope, requested: RequestedView): Promise<Result<null>> {
  return database.transaction(async (tx) => {
    const locked = await lockEditableView(tx, scope, requested)
    if (!locked.ok) return locked
    await store.deleteListView(tx, locked.value.id)
    if (locked.value.ownerId === null)
      await recordChange(tx, {
        objectName: 'ListView',
        recordId: locked.value.id,
        operation: 'delete',
        oldValues: toHistoryValues(locked.value),
      })
    return ok(null)
  })
}

interface RequestedView {
  readonly viewId: string
  /** The view as the sender knows it. */
  readonly precondition: Precondition
}

async function lockEditableView(
  tx: Transaction,
  { context }: Scope,
  { viewId, precondition }: RequestedView,
): Promise<Result<store.StoredListView>> {
  const id = normalizeId(viewId, '00B')
  const view = id === null ? null : await store.lockListView(tx, id)
  if (view === null || (view.ownerId !== null && view.ownerId !== context.actor.userId))
    return err(listViewErrors.unknownView)
  if (view.ownerId === null && !mayShareListViews(context)) return err(listViewErrors.sharedView)
  return findPreconditionError(precondition, view) === null ? ok(view) : err(listViewErrors.changedView)
}

function toHistoryValues({ objectName, name, search, isDefault }: store.StoredListView) {
  return { objectName, name, search, isDefault }
}

/** Only the unique indexes see a name that is taken at the same moment. */
async function refuseTakenName<Value>(name: string, save: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await save()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return err(invalidFieldError('name', () => messages.listViewNameTaken({ name: name.trim() })))
  }
}
