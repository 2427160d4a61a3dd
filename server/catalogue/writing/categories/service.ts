import type { Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/catalogue.js'
import { integrityError } from '../../../records/service.ts'
import { changeUrlName, toUrlNameOrNull } from '../../url-name.ts'
import { findNoImageError } from '../media/service.ts'
import { toPathKey } from './path-key.ts'
import { findCategoriesByPathKey, insertCategories, lockCategories } from './store.ts'
import {
  type CategoryPosition,
  deleteCategory,
  findCategoryPosition,
  hasChildCategories,
  moveDescendants,
  updateCategory,
} from './tree-store.ts'

/** A category to create. */
export interface NewCategory {
  readonly name: string
  /** The last segment of its URL; null when it is derived from the name. */
  readonly urlName: string | null
  readonly description: string | null
  /** Null: at the top. */
  readonly parentId: string | null
  readonly isNavigational: boolean
  readonly tileMediaId: string | null
  readonly bannerMediaId: string | null
  readonly sortOrder: number
}

/** What changes in a category; what is left out stays as it is. */
export type CategoryChanges = { readonly [Name in keyof NewCategory]?: NewCategory[Name] | undefined }

/**
 * Creates a category inside an existing one, or at the top. Returns an error when its name is taken there, and for an
 * image that is none.
 */
export async function createCategory(tx: Transaction, input: NewCategory): Promise<Result<string>> {
  await lockCategories(tx)
  const position = await findPositionInside(tx, input)
  const takenError = await findTakenNameError(tx, position, null)
  const error = takenError ?? (await findImageError(tx, input))
  if (error !== null) return err(error)
  const id = newId('0ZG')
  await insertCategories(tx, [{ ...input, id, ...position, urlName: input.urlName ?? toUrlNameOrNull(input.name) }])
  return ok(id)
}

/**
 * Changes a category. With another name or parent, everything below it moves along. Returns an error when its name is
 * taken there, or when it would be inside itself.
 */
export async function changeCategory(tx: Transaction, id: string, changes: CategoryChanges): Promise<Result<null>> {
  await lockCategories(tx)
  const existing = await findCategoryPosition(tx, id)
  if (existing === null) return ok(null)
  const name = changes.name ?? existing.name
  const parentId = changes.parentId === undefined ? existing.parentId : changes.parentId
  const position = await findPositionInside(tx, { name, parentId })
  if (id === parentId || position.ancestorIds.includes(id))
    return err(integrityError('ParentCategoryId', () => messages.ownAncestor({ field: 'ParentCategoryId' })))
  const takenError = await findTakenNameError(tx, position, id)
  const error = takenError ?? (await findImageError(tx, changes))
  if (error !== null) return err(error)
  await updateCategory(tx, id, { ...changes, ...position, urlName: changeUrlName(existing, changes) })
  await moveDescendants(tx, { id, from: existing, to: position })
  return ok(null)
}

/** Deletes a category; its products stay, without it. The error says that there are categories inside. */
export async function removeCategory(tx: Transaction, id: string): Promise<Result<null>> {
  await lockCategories(tx)
  if (await hasChildCategories(tx, id))
    return err({ code: 'DELETE_FAILED', message: () => messages.dependentCategories({ id }) })
  await deleteCategory(tx, id)
  return ok(null)
}

async function findImageError(tx: Transaction, { tileMediaId, bannerMediaId }: CategoryChanges) {
  return (
    (await findNoImageError(tx, 'TileImageId__c', tileMediaId)) ??
    (await findNoImageError(tx, 'BannerImageId__c', bannerMediaId))
  )
}

async function findPositionInside(
  tx: Transaction,
  { name, parentId }: Pick<NewCategory, 'name' | 'parentId'>,
): Promise<CategoryPosition> {
  const parent = parentId === null ? null : await findCategoryPosition(tx, parentId)
  const ownKey = toPathKey([name])
  return parent === null
    ? { pathKey: ownKey, ancestorIds: [] }
    : { pathKey: `${parent.pathKey}/${ownKey}`, ancestorIds: [...parent.ancestorIds, parent.id] }
}

async function findTakenNameError(tx: Transaction, { pathKey }: CategoryPosition, ownId: string | null) {
  const taken = (await findCategoriesByPathKey(tx, [pathKey])).get(pathKey)
  return taken === undefined || taken.id === ownId
    ? null
    : integrityError('Name', () => messages.siblingName({ field: 'Name', id: taken.id }))
}
