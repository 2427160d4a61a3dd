import type { FormSubmission } from '@hydrant/contract/admin/forms.ts'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/forms.js'
import { links } from '../links.ts'
import { CsvDownloadLink } from '../lists/csv-download-link.tsx'
import { FilterForm } from '../lists/filter-form.tsx'
import { requestLinks } from './request-links.ts'
import { Moment } from '@hydrant/design/format/moment.tsx'
import type { RequestList } from './load-requests.ts'
import { toFilterParams, type RequestFilter } from './request-filter.ts'
import { KIND_NAMES, getSenderName, STATE_NAMES } from './request-labels.ts'
import styles from './requests-page.module.css'

/** The page that lists the requests sent with forms. */
export function RequestsPage({ filter, requests, total, olderPageToken, isFirstPage }: RequestList) {
  const url = requestLinks.file(toFilterParams(filter))
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <h1>{messages.requestsFromForms()}</h1>
        <p>{messages.requestCount({ count: total })}</p>
      </div>
      <RequestFilterForm filter={filter} />
      {requests.length === 0 ? (
        <EmptyState title={messages.noRequests()}>
          <p>{messages.noRequestsHelp()}</p>
        </EmptyState>
      ) : (
        <Table
          caption={messages.requestsNewestFirst()}
          columns={createColumns()}
          rows={requests}
          rowKey={(request) => request.submissionId}
        />
      )}
      <div className={styles.foot}>
        {!isFirstPage && <Link href={links.requests(toFilterParams(filter))}>{messages.newestRequests()}</Link>}
        {olderPageToken !== null && (
          <Link href={links.requests({ ...toFilterParams(filter), page: olderPageToken })}>
            {messages.olderRequests()}
          </Link>
        )}
        {total > 0 && <CsvDownloadLink path={url} />}
      </div>
    </PageWidth>
  )
}

function createColumns(): readonly TableColumn<FormSubmission>[] {
  return [
    {
      label: messages.reference(),
      cell: (request) => <Link href={requestLinks.request(request.submissionId)}>{request.referenceNumber}</Link>,
    },
    { label: messages.received(), cell: (request) => <Moment of={request.receivedDate} /> },
    { label: messages.kind(), cell: (request) => KIND_NAMES[request.kind]() },
    { label: messages.formTitle(), cell: (request) => request.title },
    { label: messages.from(), cell: getSenderName },
    { label: messages.account(), cell: (request) => request.accountName ?? '' },
    {
      label: messages.state(),
      cell: (request) => (
        <Badge variant={request.state === 'new' ? 'strong' : 'plain'}>{STATE_NAMES[request.state]()}</Badge>
      ),
    },
  ]
}

function RequestFilterForm({ filter }: { readonly filter: RequestFilter }) {
  return (
    <FilterForm key={JSON.stringify(filter)} action={links.requests()} label={messages.requests()}>
      <TextField
        label={messages.referenceOrSender()}
        name="q"
        type="search"
        maxLength={100}
        showOptional={false}
        defaultValue={filter.search}
      />
      <SelectField label={messages.state()} name="state" required defaultValue={filter.state}>
        <option value="new">{messages.newState()}</option>
        <option value="done">{messages.done()}</option>
        <option value="all">{messages.newAndDone()}</option>
        <option value="aside">{messages.putAside()}</option>
      </SelectField>
      <SelectField label={messages.kind()} name="kind" showOptional={false} defaultValue={filter.kind}>
        <option value="">{messages.anyKind()}</option>
        {Object.entries(KIND_NAMES).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name()}
          </option>
        ))}
      </SelectField>
      <TextField label={messages.fromDay()} name="from" type="date" showOptional={false} defaultValue={filter.from} />
      <TextField label={messages.toDay()} name="to" type="date" showOptional={false} defaultValue={filter.to} />
    </FilterForm>
  )
}
