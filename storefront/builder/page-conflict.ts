import { isResponseError } from '@hydrant/client/errors.ts'

/** Who has changed a page since it was read, and when (ISO); a program has no name. */
export interface PageConflict {
  readonly revision: number
  readonly changedDate: string
  readonly changedBy: string
  /** Whether it was whoever is told, in another window. */
  readonly isOwn: boolean
}

/** The conflict that a call of the API was refused for; null when it was refused, or has failed, for another reason. */
export function conflictOf(error: unknown): PageConflict | null {
  if (!isResponseError(error)) return null
  const [revision, changedDate, changedBy, whose] =
    error.errors.find(({ errorCode }) => errorCode === 'CONFLICT')?.arguments ?? []
  return revision === undefined
    ? null
    : {
        revision: Number(revision),
        changedDate: wordsOf(changedDate),
        changedBy: wordsOf(changedBy),
        isOwn: whose === 'own',
      }
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
