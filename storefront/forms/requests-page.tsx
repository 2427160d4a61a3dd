import { Form } from 'react-router'
import type { FormSubmission } from '@hydrant/contract/admin/forms.ts'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { useAssetUrl } from '@hydrant/design/navigation/link-context.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import { links } from '../links.ts'
import { Moment } from '../time/moment.tsx'
import type { RequestList } from './load-requests.ts'
import { toFilterParams, type RequestFilter } from './request-filter.ts'
import { KIND_NAMES, getSenderName, STATE_NAMES } from './request-labels.ts'
import styles from './requests-page.module.css'

/** The page that lists the requests sent with forms. */
export function RequestsPage({ filter, requests, total, olderPageToken: olderFrom, isFirstPage }: RequestList) {
  const address = links.requestsFile(toFilterParams(filter))
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <h1>Requests from forms</h1>
        <p>{total === 1 ? '1 request' : `${total} requests`}</p>
      </div>
      <FilterForm filter={filter} />
      {requests.length === 0 ? (
        <EmptyState title="Nothing here">
          <p>No request is as you have asked for. New ones appear as soon as somebody has sent a form.</p>
        </EmptyState>
      ) : (
        <Table
          caption="Requests, newest first"
          columns={COLUMNS}
          rows={requests}
          rowKey={(request) => request.submissionId}
        />
      )}
      <div className={styles.foot}>
        {!isFirstPage && <Link href={links.requests(toFilterParams(filter))}>Newest requests</Link>}
        {olderFrom !== null && (
          <Link href={links.requests({ ...toFilterParams(filter), page: olderFrom })}>Older requests</Link>
        )}
        {total > 0 && <FileLink address={address} />}
      </div>
    </PageWidth>
  )
}

/** A plain link, because the browser downloads the file itself. */
function FileLink({ address }: { readonly address: string }) {
  return (
    <a href={useAssetUrl(address)} download className={styles.file}>
      Download as CSV
    </a>
  )
}

const COLUMNS: readonly TableColumn<FormSubmission>[] = [
  {
    label: 'Reference',
    cell: (request) => <Link href={links.request(request.submissionId)}>{request.referenceNumber}</Link>,
  },
  { label: 'Received', cell: (request) => <Moment of={request.receivedDate} /> },
  { label: 'Kind', cell: (request) => KIND_NAMES[request.kind] },
  { label: 'Form', cell: (request) => request.title },
  { label: 'From', cell: getSenderName },
  { label: 'Account', cell: (request) => request.accountName ?? '' },
  {
    label: 'State',
    cell: (request) => (
      <Badge kindLabel={request.state === 'new' ? 'strong' : 'plain'}>{STATE_NAMES[request.state]}</Badge>
    ),
  },
]

function FilterForm({ filter }: { readonly filter: RequestFilter }) {
  return (
    <Form
      key={JSON.stringify(filter)}
      method="get"
      action={links.requests()}
      className={styles.filter}
      role="search"
      aria-label="Requests"
    >
      <TextField label="Reference or sender" name="q" type="search" maxLength={100} defaultValue={filter.search} />
      <SelectField label="State" name="state" required defaultValue={filter.state}>
        <option value="new">New</option>
        <option value="done">Done</option>
        <option value="all">New and done</option>
        <option value="aside">Put aside</option>
      </SelectField>
      <SelectField label="Kind" name="kind" required={false} defaultValue={filter.kind}>
        <option value="">Any</option>
        {Object.entries(KIND_NAMES).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label="From day" name="from" type="date" defaultValue={filter.from} />
      <TextField label="To day" name="to" type="date" defaultValue={filter.to} />
      <Button type="submit" variant="secondary" className={styles.show}>
        Show
      </Button>
    </Form>
  )
}
