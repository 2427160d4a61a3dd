import { Form } from 'react-router'
import type { DeletedPage } from '@hydrant/contract/admin/pages.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { MomentBy } from '../time/moment.tsx'
import { builderLinks } from './builder-links.ts'
import type { DeletedPageList } from './load-pages.ts'
import type { RestoreFailure } from './restore-page.ts'

const PATH_FIELD = 'return-path'

/** The list of deleted pages with a button to restore each; one whose path is taken can be restored at another path. */
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
        <h1>{messages.deletedPages()}</h1>
        <p className="builder-muted">{messages.pageCount({ total })}</p>
        <div className="builder-end">
          <Link href={builderLinks.pages()}>{messages.allPages()}</Link>
        </div>
      </div>
      {failure !== undefined && <RestoreFailureNotice key={`${failure.pageId} ${failure.path}`} failure={failure} />}
      <Form
        key={query}
        method="get"
        role="search"
        aria-label={messages.deletedPages()}
        className="builder-filter"
        action={builderLinks.deletedPages()}
      >
        <TextField label={messages.titleOrAddress()} name="q" type="search" defaultValue={query} maxLength={200} />
        <Button type="submit" variant="secondary">
          {messages.search()}
        </Button>
      </Form>
      {pages.length === 0 ? (
        <EmptyState title={query === '' ? messages.noDeletedPages() : messages.nothingFound()}>
          <p>{query === '' ? messages.deletedPagesStandHere() : messages.noDeletedPageHas({ query })}</p>
        </EmptyState>
      ) : (
        <Table
          caption={messages.deletedPagesCaption()}
          columns={createColumns()}
          rows={pages}
          rowKey={({ pageId }) => pageId}
        />
      )}
      <div className="builder-foot">
        {!isFirstPage && <Link href={builderLinks.deletedPages(query)}>{messages.deletedLast()}</Link>}
        {nextFrom !== null && <Link href={builderLinks.deletedPages(query, nextFrom)}>{messages.deletedBefore()}</Link>}
      </div>
    </>
  )
}

/** The message about a page that could not be restored; when its path is the reason, with a form to try another one. */
function RestoreFailureNotice({
  failure: { pageId, title, path, message, isAboutPath },
}: {
  readonly failure: RestoreFailure
}) {
  if (!isAboutPath) return <Alert tone="error">{message}</Alert>
  return (
    <Form
      method="post"
      action={builderLinks.deletedPages()}
      className="builder-sheet"
      aria-label={messages.putBackAtAnotherAddress({ title })}
    >
      <ErrorSummary issues={[{ fieldId: PATH_FIELD, message }]} title={messages.notBackYet({ title })} />
      <input type="hidden" name="pageId" value={pageId} />
      <input type="hidden" name="title" value={title} />
      <TextField
        id={PATH_FIELD}
        label={messages.anotherAddress()}
        name="path"
        required
        maxLength={200}
        defaultValue={path}
        error={message}
        hint={messages.beginsWithSlash()}
      />
      <div className="builder-actions">
        <Button type="submit">{messages.putItBackThere()}</Button>
      </div>
    </Form>
  )
}

const createColumns = (): readonly TableColumn<DeletedPage>[] => [
  {
    label: messages.page(),
    cell: ({ title, path }) => (
      <>
        {title}
        {/* The title of a slot says where it was shown. */}
        {path.startsWith('/') && <div className="builder-path">{path}</div>}
      </>
    ),
  },
  {
    label: messages.deleted(),
    cell: ({ deletedDate, deletedBy }) => (
      // One element, so that narrow tables keep it together.
      <span>
        <MomentBy of={deletedDate} by={deletedBy} />
      </span>
    ),
  },
  {
    label: messages.actions(),
    isLabelHidden: true,
    cell: ({ pageId, title, path }) => (
      <Form
        method="post"
        action={builderLinks.deletedPages()}
        aria-label={messages.putBack({ title })}
        className="builder-row-actions"
      >
        <input type="hidden" name="pageId" value={pageId} />
        <input type="hidden" name="title" value={title} />
        <input type="hidden" name="formerPath" value={path} />
        <Button type="submit" variant="secondary" size="s">
          {messages.putItBack()}
        </Button>
      </Form>
    ),
  },
]
