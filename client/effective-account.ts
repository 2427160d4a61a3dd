import { isZeroId } from '@hydrant/kernel/identity/record-id.ts'
import { InvalidContextOperationError } from './errors.ts'
import { createObservable, type Observable } from './observable.ts'
import { isBlank, createStoredText, type TextStorage } from './stored-text.ts'

/** The account on whose behalf the buyer acts. */
export interface EffectiveAccountRef {
  readonly id: string
  /** Null when it is not known. */
  readonly name: string | null
}

/** The account on whose behalf the buyer acts; null means their own. */
export interface EffectiveAccountStore extends Observable<EffectiveAccountRef | null> {
  /** The id as `createClient` takes it. */
  readonly id: () => string | undefined
  /**
   * Changes the account. Blank values are removed, and an id of zeros means no account. Throws an
   * `InvalidContextOperationError` in a server render.
   */
  readonly update: (account: {
    readonly id?: string | null | undefined
    readonly name?: string | null | undefined
  }) => void
}

/**
 * Stores the effective account in the given storage, usually `sessionStorage`; null stands for a server render, which
 * is read-only.
 */
export function createEffectiveAccountStore(storage: TextStorage | null): EffectiveAccountStore {
  const id = storage && createStoredText(storage, 'effectiveAccountId')
  const name = storage && createStoredText(storage, 'effectiveAccountName')
  const account = createObservable(toEffectiveAccountRef(id?.read(), name?.read()))
  return {
    get: account.get,
    subscribe: account.subscribe,
    id: () => account.get()?.id,
    update(change) {
      if (id === null || name === null) throw new InvalidContextOperationError()
      const next = toEffectiveAccountRef(change.id, change.name)
      id.write(next?.id ?? '')
      name.write(next?.name ?? '')
      account.set(next)
    },
  }
}

function toEffectiveAccountRef(
  id: string | null | undefined,
  name: string | null | undefined,
): EffectiveAccountRef | null {
  if (id === undefined || id === null || isBlank(id) || isZeroId(id)) return null
  return { id, name: isBlank(name) ? null : (name ?? null) }
}
