import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { useShowToast } from '@hydrant/design/feedback/toast.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import * as messages from '@hydrant/messages/compiled/design/session.js'
import { ENDED_BY_TIME, links } from '../links.ts'
import styles from './timed-out-notice.module.css'

/**
 * Shows once that the session has timed out: on the sign-in page after a redirect to it, or on any other page whose
 * load found that the session has timed out, which is identified by `timedOutId`.
 */
export function TimedOutNotice({ timedOutId }: { readonly timedOutId: string | null }) {
  const show = useShowToast()
  const { pathname, search, key } = useLocation()
  const isTimedOutLogin = pathname === links.login() && new URLSearchParams(search).get('ended') === ENDED_BY_TIME
  const noticeId = isTimedOutLogin ? key : timedOutId
  useEffect(() => {
    if (noticeId !== null) show({ tone: 'warning', message: messages.sessionTimedOut(), mode: 'sticky' })
  }, [noticeId, show])
  if (noticeId === null) return null
  return (
    <div className={styles.notice}>
      <PageWidth>
        <Alert tone="warning">{messages.sessionTimedOut()}</Alert>
      </PageWidth>
    </div>
  )
}
