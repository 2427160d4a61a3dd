import type { RegistrationRequest } from '@hydrant/contract/admin/registration-requests.ts'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/registrations.js'
import { officeLinks } from '../office-links.ts'
import { DoneNotice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'

/** The companies that want to become customers, the newest first. */
export function RegistrationListPage({ requests, nextPageToken }: RegistrationListProps) {
  return (
    <>
      <PageHead title={messages.registrations()} />
      <DoneNotice />
      {requests.length === 0 ? (
        <EmptyState title={messages.noRegistrations()} />
      ) : (
        <Table
          caption={messages.registrations()}
          columns={createColumns()}
          rows={requests}
          rowKey={({ requestId }) => requestId}
          variant="dense"
        />
      )}
      {nextPageToken !== null && (
        <Link href={officeLinks.registrations({ page: nextPageToken })}>{messages.nextPart()}</Link>
      )}
    </>
  )
}

interface RegistrationListProps {
  readonly requests: readonly RegistrationRequest[]
  readonly nextPageToken: string | null
}

const createColumns = (): readonly TableColumn<RegistrationRequest>[] => [
  {
    label: messages.company(),
    cell: ({ requestId, companyName }) => <Link href={officeLinks.registration(requestId)}>{companyName}</Link>,
  },
  { label: messages.person(), cell: ({ firstName, lastName }) => messages.fullName({ firstName, lastName }) },
  { label: messages.email(), cell: ({ email }) => email },
  { label: messages.sent(), cell: ({ createdDate }) => <Moment of={createdDate} /> },
  { label: messages.status(), cell: ({ status }) => describeRegistrationStatus(status) },
]

/** Returns how far a request is, for people. */
export function describeRegistrationStatus(status: RegistrationRequest['status']): string {
  switch (status) {
    case 'Open':
      return messages.open()
    case 'Approved':
      return messages.approved()
    case 'Refused':
      return messages.refused()
    default:
      return status satisfies never
  }
}
