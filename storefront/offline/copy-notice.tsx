import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import * as messages from '@hydrant/messages/compiled/storefront/offline.js'
import styles from './offline.module.css'

/**
 * Says on a copy of a page when it was made (ISO), as visitors read it offline. The page loads its data anew once the
 * network is back, and this notice is left out.
 */
export function CopyNotice({ copiedAt }: { readonly copiedAt: string }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = () => void revalidate()
    if (navigator.onLine) refresh()
    window.addEventListener('online', refresh)
    return () => window.removeEventListener('online', refresh)
  }, [revalidate])
  return (
    <div className={styles.notice}>
      <PageWidth>
        <Alert tone="warning">
          <RichMessage
            text={messages.shownFromLastVisit({ moment: createElementPlaceholder('moment') })}
            elements={{ moment: <Moment of={copiedAt} /> }}
          />
        </Alert>
      </PageWidth>
    </div>
  )
}
