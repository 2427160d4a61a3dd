import { Form } from 'react-router'
import type { DeletedPage } from '@hydrant/contract/admin/pages.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import { MomentBy } from '../time/moment.tsx'
import { builderLinks } from './builder-links.ts'
import type { DeletedPageList } from './load-pages.ts'
import type { RestoreFailure } from './restore-page.ts'

const ADDRESS_FIELD = 'return-path'

/** The list of deleted pages with a button to restore each; at another address where its own is no longer free. */
export function DeletedPages({
  query,
  pages,
  total,
  nextFrom,
  isFirstPage,
  failure,
}: DeletedPageList & { readonly failure: RestoreFailure | undefined }) {
  return (
    <>
      <div className="builder-head">
        <h1>Deleted pages</h1>
        <p className="builder-muted">{total === 1 ? '1 page' : `${total} pages`}</p>
        <div className="builder-end">
          <Link href={builderLinks.pages()}>All pages</Link>
        </div>
      </div>
      {failure !== undefined && <RestoreFailureNotice key={`${failure.pageId} ${failure.path}`} failure={failure} />}
      <Form
        key={query}
        method="get"
        role="search"
        aria-label="Deleted pages"
        className="builder-filter"
        action={builderLinks.deletedPages()}
      >
        <TextField label="Title or address" name="q" type="search" defaultValue={query} maxLength={200} />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
      {pages.length === 0 ? (
        <EmptyState title={query === '' ? 'No deleted pages' : 'Nothing found'}>
          <p>
            {query === ''
              ? 'A page that is deleted stands here, and can be brought back.'
              : `No deleted page has “${query}” in its title or address.`}
          </p>
        </EmptyState>
      ) : (
        <Table
          caption="Deleted pages, the last one first"
          columns={COLUMNS}
          rows={pages}
          rowKey={({ pageId }) => pageId}
        />
      )}
      <div className="builder-foot">
        {!isFirstPage && <Link href={builderLinks.deletedPages(query)}>Those deleted last</Link>}
        {nextFrom !== null && <Link href={builderLinks.deletedPages(query, nextFrom)}>Those deleted before</Link>}
      </div>
    </>
  )
}

function RestoreFailureNotice({
  failure: { pageId, title, path, message, isAboutAddress },
}: {
  readonly failure: RestoreFailure
}) {
  if (!isAboutAddress) return <Alert tone="error">{message}</Alert>
  return (
    <Form
      method="post"
      action={builderLinks.deletedPages()}
      className="builder-sheet"
      aria-label={`Put back ${title} at another address`}
    >
      <ErrorSummary issues={[{ fieldId: ADDRESS_FIELD, message }]} title={`“${title}” is not back yet`} />
      <input type="hidden" name="pageId" value={pageId} />
      <input type="hidden" name="title" value={title} />
      <TextField
        id={ADDRESS_FIELD}
        label="Another address"
        name="path"
        required
        maxLength={200}
        defaultValue={path}
        error={message}
        hint="Begins with a slash."
      />
      <div className="builder-actions">
        <Button type="submit">Put it back there</Button>
      </div>
    </Form>
  )
}

const COLUMNS: readonly TableColumn<DeletedPage>[] = [
  {
    label: 'Page',
    cell: ({ title, path }) => (
      <>
        {title}
        <div className="builder-path">{path}</div>
      </>
    ),
  },
  {
    label: 'Deleted',
    cell: ({ deletedDate, deletedBy }) => (
      // One element, so that narrow tables keep it together.
      <span>
        <MomentBy of={deletedDate} by={deletedBy} />
      </span>
    ),
  },
  {
    label: 'Actions',
    isLabelHidden: true,
    cell: ({ pageId, title, path }) => (
      <Form
        method="post"
        action={builderLinks.deletedPages()}
        aria-label={`Put back ${title}`}
        className="builder-row-actions"
      >
        <input type="hidden" name="pageId" value={pageId} />
        <input type="hidden" name="title" value={title} />
        <input type="hidden" name="formerPath" value={path} />
        <Button type="submit" variant="secondary" size="s">
          Put it back
        </Button>
      </Form>
    ),
  },
]
