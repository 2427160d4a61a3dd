import type { MailWithContent } from '@hydrant/contract/admin/mails.ts'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/system.js'
import { officeLinks } from '../office-links.ts'
import { PageHead } from '../shell/page-head.tsx'
import { describeMailKind } from './mail-kind.ts'
import styles from './system.module.css'

/** A mail as its recipient sees it. */
export function MailPage({ mail: { content, kind, recipient, createdDate, sentDate, lastFailure } }: MailPageProps) {
  return (
    <>
      <PageHead
        title={content?.subject ?? describeMailKind(kind)}
        detail={<Link href={officeLinks.outbox()}>{messages.mails()}</Link>}
      />
      <dl className={styles.values}>
        <div>
          <dt>{messages.recipient()}</dt>
          <dd>{recipient}</dd>
        </div>
        <div>
          <dt>{messages.created()}</dt>
          <dd>
            <Moment of={createdDate} />
          </dd>
        </div>
        <div>
          <dt>{messages.sent()}</dt>
          <dd>{sentDate === null ? messages.notSentYet() : <Moment of={sentDate} />}</dd>
        </div>
        {lastFailure !== null && (
          <div>
            <dt>{messages.failure()}</dt>
            <dd>{lastFailure}</dd>
          </div>
        )}
      </dl>
      {content === null ? (
        <p>{messages.noContent()}</p>
      ) : (
        <>
          <iframe title={content.subject} srcDoc={content.html} sandbox="" className={styles.mail} />
          <Disclosure title={messages.asText()}>
            <pre className={styles.payload}>{content.text}</pre>
          </Disclosure>
        </>
      )}
    </>
  )
}

interface MailPageProps {
  readonly mail: MailWithContent
}
