import type { RecordContext } from './record-context.ts'

/** What the context of a call is taken from: who makes it, and in which shop. */
interface Sender {
  readonly userId: string
  readonly user: Pick<RecordContext['actor'], 'permissionSets'> | null
  readonly webstore: RecordContext['webstore']
}

/** Returns the context of a call to the record API. */
export function toRecordContext({ userId, user, webstore }: Sender): RecordContext {
  return { actor: { userId, permissionSets: user?.permissionSets ?? [] }, webstore }
}
