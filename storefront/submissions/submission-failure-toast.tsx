import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useToast } from '@hydrant/design/feedback/toast.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { clearFailedSubmission, failedSubmission } from './failed-submission.ts'
import { failureMessage } from './failure-message.ts'
import { openOrReport } from './keep-from-reloads.ts'
import { setShownAddress } from './keep-page.ts'
import { useFailedSubmission } from './use-failed-submission.ts'

/**
 * Tells that a form was not answered and offers to send it again, until a form is sent, the page is left, or the
 * visitor dismisses it.
 */
export function SubmissionFailureToast() {
  const failure = useFailedSubmission()
  const show = useToast()
  useEffect(() => {
    const message = failure && failureMessage(failure)
    if (failure === null || message === null) return
    const { unreachedPage } = failure
    const retry = unreachedPage === null ? failure.retry : () => void openOrReport(unreachedPage)
    return show({
      tone: 'error',
      mode: 'sticky',
      message,
      ...(retry !== null && {
        action: (
          <Button variant="secondary" size="s" onClick={retry}>
            Try again
          </Button>
        ),
      }),
    })
  }, [failure, show])
  useKeptScroll()
  return null
}

/** Leaves the page scrolled to where it was when a failed submission leads back to it; a failure ends with its page. */
function useKeptScroll(): void {
  const { key, pathname } = useLocation()
  useEffect(() => {
    const failure = failedSubmission.get()
    if (failure !== null) window.scrollTo({ top: failure.scrollY, behavior: 'instant' })
  }, [key])
  useEffect(() => clearFailedSubmission, [pathname])
  useEffect(() => setShownAddress(window.location.href), [key])
}
