import { useSyncExternalStore } from 'react'
import { type FailedSubmission, failedSubmission } from './failed-submission.ts'

/** The submission of this page that failed last, or null; the component is rendered anew when that changes. */
export function useFailedSubmission(): FailedSubmission | null {
  return useSyncExternalStore(failedSubmission.subscribe, failedSubmission.get, () => null)
}
