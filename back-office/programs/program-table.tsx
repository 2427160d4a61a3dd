import { Form } from 'react-router'
import type { Program } from '@hydrant/contract/admin/programs.ts'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/programs.js'
import { officeLinks } from '../office-links.ts'
import styles from './programs.module.css'

/** The programs that can act as somebody. */
export function ProgramTable({ programs }: { readonly programs: readonly Program[] }) {
  return (
    <Table
      caption={messages.programs()}
      columns={createColumns()}
      rows={programs}
      rowKey={({ programId }) => programId}
      variant="dense"
    />
  )
}

const KINDS = { Client: messages.client, Token: messages.token, SignIn: messages.signIn } as const

const createColumns = (): readonly TableColumn<Program>[] => [
  {
    label: messages.name(),
    cell: ({ name, scope }) => (
      <span className={styles.name}>
        {name} {scope === 'read' && <Badge>{messages.onlyReads()}</Badge>}
      </span>
    ),
  },
  {
    label: messages.person(),
    cell: ({ userId, userName, userEmail, isUserActive }) => (
      <span className={styles.name}>
        <Link href={officeLinks.programs({ user: userId })}>{userName}</Link>
        <span className={styles.detail}>{userEmail}</span>
        {!isUserActive && <Badge>{messages.deactivated()}</Badge>}
      </span>
    ),
  },
  {
    label: messages.kind(),
    cell: ({ kind, clientId, openTokens }) => (
      <span className={styles.name}>
        {KINDS[kind]()}
        {kind === 'Client' && (
          <span className={styles.detail}>{[clientId, messages.openTokens({ count: openTokens })].join(' · ')}</span>
        )}
      </span>
    ),
  },
  { label: messages.created(), cell: ({ createdDate }) => <Moment of={createdDate} /> },
  {
    label: messages.lastUsed(),
    cell: ({ lastUsedDate }) => (lastUsedDate === null ? messages.never() : <Moment of={lastUsedDate} />),
  },
  { label: messages.from(), cell: ({ lastAddress }) => lastAddress ?? '' },
  { label: messages.expires(), cell: (program) => <Expiry {...program} /> },
  {
    label: messages.actions(),
    isLabelHidden: true,
    isAtEnd: true,
    cell: (program) => <EndForm {...program} />,
  },
]

function Expiry({ kind, expiresDate, openTokens }: Program) {
  if (kind === 'Client') return messages.onDemand()
  if (expiresDate === null) return messages.never()
  return (
    <>
      <Moment of={expiresDate} /> {openTokens === 0 && <Badge>{messages.expired()}</Badge>}
    </>
  )
}

function EndForm({ programId, name }: Program) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="end" />
      <input type="hidden" name="programId" value={programId} />
      <ConfirmedSubmit
        label={messages.end()}
        title={messages.endQuestion({ name })}
        text={messages.endText()}
        confirmLabel={messages.endName({ name })}
      />
    </Form>
  )
}
