import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/catalogue.js'
import { integrityError } from '../../../records/service.ts'
import {
  deleteProductMedia,
  findMediaType,
  insertProductMedia,
  type ProductMediaAssignment,
  updateProductMedia,
} from './store.ts'

/** Shows a medium with a product, and returns the id of that. Returns an error for anything but pictures in lists. */
export async function addMediaToProduct(
  tx: Transaction,
  {
    usage = 'Standard',
    ...assignment
  }: Omit<ProductMediaAssignment, 'usage'> & {
    readonly usage: ProductMediaAssignment['usage'] | undefined
  },
): Promise<Result<string>> {
  const error = usage === 'Listing' ? await findNoImageError(tx, 'ElectronicMediaId', assignment.mediaId) : null
  if (error !== null) return err(error)
  return ok(await insertProductMedia(tx, { ...assignment, usage }))
}

/** Changes where a medium is among those of its product; undefined leaves it there. */
export async function moveMediaOfProduct(
  tx: Transaction,
  id: string,
  sortOrder: number | undefined,
): Promise<Result<null>> {
  if (sortOrder !== undefined) await updateProductMedia(tx, id, sortOrder)
  return ok(null)
}

/** Takes a medium away from a product; the medium stays. */
export async function removeMediaFromProduct(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteProductMedia(tx, id)
  return ok(null)
}

/** Returns the error for a medium that is no picture; null for a picture or none. */
export async function findNoImageError(
  db: ReadOnlyDb,
  field: string,
  mediaId: string | null | undefined,
): Promise<DomainError | null> {
  if (mediaId === null || mediaId === undefined) return null
  const mediaType = await findMediaType(db, mediaId)
  return mediaType === 'Image' ? null : integrityError(field, () => messages.notAnImage({ field }))
}
