import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useShowToast } from '@hydrant/design/feedback/toast.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/rendering/submissions.js'
import { clearFailedSubmission, type FailedSubmission, failedSubmission } from './failed-submission.ts'
import { openPageOrShowUnreachable } from './prevent-router-reloads.ts'
import { setCurrentUrl } from './keep-page-on-failure.ts'
import { useFailedSubmission } from './use-failed-submission.ts'

/**
 * Shows a toast after a failed submission with a button to retry, until a form is sent, the page is left, or the
 * visitor dismisses it. `findMessage` returns its text; null when the page itself says what happened.
 */
export function SubmissionFailureToast({ findMessage }: SubmissionFailureToastProps) {
  const failure = useFailedSubmission()
  const show = useShowToast()
  useEffect(() => {
    const message = failure && findMessage(failure)
    if (failure === null || message === null) return
    const { unreachedPage } = failure
    const retry = unreachedPage === null ? failure.retry : () => void openPageOrShowUnreachable(unreachedPage)
    return show({
      tone: 'error',
      mode: 'sticky',
      message,
      ...(retry !== null && {
        action: (
          <Button variant="secondary" size="s" onClick={retry}>
            {messages.tryAgain()}
          </Button>
        ),
      }),
    })
  }, [failure, findMessage, show])
  useRestoreScrollAfterFailure()
  return null
}

interface SubmissionFailureToastProps {
  /** The same function each time: another one shows the toast again. */
  readonly findMessage: (failure: FailedSubmission) => string | null
}

/**
 * Restores the scroll position when a failed submission redirects back to the page, clears the failure when the page is
 * left, and stores the URL of every page that is shown, to redirect back to.
 */
function useRestoreScrollAfterFailure(): void {
  const { key, pathname } = useLocation()
  useEffect(() => {
    const failure = failedSubmission.get()
    if (failure !== null) window.scrollTo({ top: failure.scrollY, behavior: 'instant' })
  }, [key])
  useEffect(() => clearFailedSubmission, [pathname])
  useEffect(() => setCurrentUrl(window.location.href), [key])
}
