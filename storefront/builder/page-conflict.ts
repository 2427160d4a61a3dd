import { isResponseError } from '@hydrant/client/errors.ts'

/** A concurrent change of a page: by whom, and when (ISO); empty name for a program. */
export interface PageConflict {
  readonly revision: number
  readonly changedDate: string
  readonly changedBy: string
  /** Whether the same user made the change in another window. */
  readonly isOwn: boolean
}

/** Returns the conflict that an API error reports; null for any other error. */
export function parsePageConflict(error: unknown): PageConflict | null {
  if (!isResponseError(error)) return null
  const [revision, changedDate, changedBy, owner] =
    error.errors.find(({ errorCode }) => errorCode === 'CONFLICT')?.arguments ?? []
  return revision === undefined
    ? null
    : {
        revision: Number(revision),
        changedDate: toTextOrEmpty(changedDate),
        changedBy: toTextOrEmpty(changedBy),
        isOwn: owner === 'own',
      }
}

function toTextOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
