import { useSyncExternalStore } from 'react'
import { type FailedSubmission, failedSubmission } from './failed-submission.ts'

/** Subscribes to the last failed submission of this page; null when there is none. */
export function useFailedSubmission(): FailedSubmission | null {
  return useSyncExternalStore(failedSubmission.subscribe, failedSubmission.get, () => null)
}
