import type { Executor } from '@hydrant/database/connection/database.ts'
import { findMedia, insertMedia, type NewMedia, type StoredMedia } from './store.ts'

export type { NewMedia, StoredMedia } from './store.ts'

/** The bytes that a content key stands for, or null. */
export async function getMedia(executor: Executor, contentKey: string): Promise<StoredMedia | null> {
  return findMedia(executor, contentKey)
}

/** Stores media; what is stored already under a content key or an external address stays. */
export async function saveMedia(executor: Executor, rows: readonly NewMedia[]): Promise<void> {
  await insertMedia(executor, rows)
}
