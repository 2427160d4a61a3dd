import { Form, useHref } from 'react-router'
import type { ShopMail, ShopMails } from '@hydrant/contract/admin/mails.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/system.js'
import { officeLinks } from '../office-links.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import type { FormError } from '../shell/office-errors.ts'
import { PageHead } from '../shell/page-head.tsx'
import { describeMailKind } from './mail-kind.ts'
import styles from './system.module.css'

/** The mails of the shop, the newest first, and whether they were sent; those that were given up can be sent again. */
export function OutboxPage({ list, status, recipient, errors, isAdministrator }: OutboxPageProps) {
  return (
    <>
      <PageHead title={messages.mails()} />
      <DoneNotice errors={errors} />
      <FormErrors errors={errors} />
      {!list.isSending && <Alert tone="info">{messages.noMailServer()}</Alert>}
      <nav aria-label={messages.status()} className={styles.choices}>
        {STATUSES.map((choice) => (
          <Link
            key={choice}
            href={officeLinks.outbox({ status: choice, recipient })}
            aria-current={choice === status ? 'page' : undefined}
          >
            {STATUS_LABELS[choice]()}
          </Link>
        ))}
      </nav>
      <Form className={styles.search} role="search">
        {status !== '' && <input type="hidden" name="status" value={status} />}
        <TextField
          label={messages.recipientContains()}
          name="recipient"
          type="search"
          maxLength={254}
          showOptional={false}
          defaultValue={recipient}
          key={recipient}
        />
        <Button type="submit" variant="secondary">
          {messages.search()}
        </Button>
      </Form>
      {list.mails.length === 0 ? (
        <EmptyState title={messages.noMails()} />
      ) : (
        <Table
          caption={messages.mails()}
          columns={createColumns(isAdministrator)}
          rows={list.mails}
          rowKey={({ position }) => String(position)}
          variant="dense"
        />
      )}
      {list.count === MAILS_PER_PAGE && (
        <Link href={officeLinks.outbox({ status, recipient, after: String(list.lastPosition) })}>
          {messages.nextPart()}
        </Link>
      )}
    </>
  )
}

/** How many mails a page shows. */
export const MAILS_PER_PAGE = 100

/** Which mails can be listed. */
export const STATUSES = ['', 'Waiting', 'Sent', 'GivenUp'] as const

interface OutboxPageProps {
  readonly list: ShopMails
  readonly status: (typeof STATUSES)[number]
  /** What the recipient's address contains; empty for all. */
  readonly recipient: string
  readonly errors: readonly FormError[]
  /** Only administrators read what is in a mail. */
  readonly isAdministrator: boolean
}

const STATUS_LABELS = {
  '': messages.all,
  Waiting: messages.waiting,
  Sent: messages.sent,
  GivenUp: messages.givenUp,
} as const

const createColumns = (isAdministrator: boolean): readonly TableColumn<ShopMail>[] => [
  {
    label: messages.mail(),
    cell: ({ kind, position }) =>
      isAdministrator ? <MailLink position={position} kind={kind} /> : describeMailKind(kind),
  },
  {
    label: messages.order(),
    cell: ({ order }) =>
      order !== null && <Link href={officeLinks.order(order.orderSummaryId)}>{order.orderNumber}</Link>,
  },
  { label: messages.recipient(), cell: ({ recipient }) => recipient },
  { label: messages.created(), cell: ({ createdDate }) => <Moment of={createdDate} /> },
  { label: messages.status(), cell: ({ status }) => STATUS_LABELS[status]() },
  { label: messages.failure(), cell: ({ lastFailure }) => lastFailure ?? '' },
  {
    label: messages.actions(),
    isLabelHidden: true,
    cell: ({ status, position }) => status === 'GivenUp' && <SendAgain position={position} />,
  },
]

/** A plain link: a mail is shown with its own styles, which only a new document allows. */
function MailLink({ position, kind }: Pick<ShopMail, 'position' | 'kind'>) {
  return <a href={useHref(officeLinks.mail(position))}>{describeMailKind(kind)}</a>
}

/** The button that has something sent again. */
export function SendAgain({ position }: { readonly position: number }) {
  return (
    <Form method="post">
      <input type="hidden" name="position" value={position} />
      <Button type="submit" variant="secondary" size="s">
        {messages.sendAgain()}
      </Button>
    </Form>
  )
}
