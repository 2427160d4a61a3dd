import { Form } from 'react-router'
import type { DeletedPage, PageSummary } from '@hydrant/contract/admin/pages.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import { MomentBy } from '../time/moment.tsx'
import { builderLinks } from './builder-links.ts'
import type { PageList } from './load-pages.ts'
import { PageState } from './page-state.tsx'
import { toDeletionDialog } from './page-texts.ts'

/** The list of pages of the site, with search, and actions to open, create and delete them. */
export function PagesPage({ query, pages, total, nextFrom, isFirstPage, deleted }: PageList) {
  return (
    <>
      <div className="builder-head">
        <h1>Pages</h1>
        <p className="builder-muted">{total === 1 ? '1 page' : `${total} pages`}</p>
        <div className="builder-end">
          <Link href={builderLinks.deletedPages()}>Deleted pages</Link>
          <ButtonLink href={builderLinks.newPage()} size="s">
            New page
          </ButtonLink>
        </div>
      </div>
      {deleted !== null && <DeletedNotice page={deleted} />}
      <Form
        key={query}
        method="get"
        role="search"
        aria-label="Pages"
        className="builder-filter"
        action={builderLinks.pages()}
      >
        <TextField label="Title or address" name="q" type="search" defaultValue={query} maxLength={200} />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
      {pages.length === 0 ? (
        <NothingFound query={query} />
      ) : (
        <Table caption="Pages, by their addresses" columns={COLUMNS} rows={pages} rowKey={({ pageId }) => pageId} />
      )}
      <div className="builder-foot">
        {!isFirstPage && <Link href={builderLinks.pages(query)}>First pages</Link>}
        {nextFrom !== null && <Link href={builderLinks.pages(query, nextFrom)}>More pages</Link>}
      </div>
    </>
  )
}

function NothingFound({ query }: { readonly query: string }) {
  return (
    <EmptyState title={query === '' ? 'No pages yet' : 'Nothing found'}>
      <p>
        {query === ''
          ? 'Make the first one: from a template, or from nothing.'
          : `No page has “${query}” in its title or address.`}
      </p>
    </EmptyState>
  )
}

function DeletedNotice({ page: { pageId, title, path } }: { readonly page: DeletedPage }) {
  return (
    <Alert tone="success">
      <Form method="post" action={builderLinks.deletedPages()} className="builder-actions">
        <p>“{title}” is deleted.</p>
        <input type="hidden" name="pageId" value={pageId} />
        <input type="hidden" name="title" value={title} />
        <input type="hidden" name="formerPath" value={path} />
        <Button type="submit" variant="secondary" size="s">
          Put it back
        </Button>
      </Form>
    </Alert>
  )
}

const COLUMNS: readonly TableColumn<PageSummary>[] = [
  {
    label: 'Page',
    cell: ({ pageId, title, path, isHome }) => (
      <div>
        <Link href={builderLinks.page(pageId)}>{title}</Link>
        <div className="builder-path">{isHome ? '/ (home page)' : path}</div>
      </div>
    ),
  },
  { label: 'State', cell: (page) => <PageState page={page} /> },
  { label: 'Changed', cell: ({ changedDate, changedBy }) => <MomentBy of={changedDate} by={changedBy} /> },
  { label: 'Actions', isLabelHidden: true, cell: (page) => <RowActions page={page} /> },
]

function RowActions({ page }: { readonly page: PageSummary }) {
  const { pageId, title, isHome } = page
  return (
    <div className="builder-row-actions">
      <Link href={builderLinks.pageSettings(pageId)} aria-label={`Settings of ${title}`}>
        Settings
      </Link>
      <Link href={builderLinks.versions(pageId)} aria-label={`Versions of ${title}`}>
        Versions
      </Link>
      <Link href={builderLinks.newPage(pageId)} aria-label={`Duplicate ${title}`}>
        Duplicate
      </Link>
      {!isHome && (
        <Form method="post" action={builderLinks.pages()} aria-label={`Delete ${title}`}>
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="pageId" value={pageId} />
          <ConfirmedSubmit label="Delete" {...toDeletionDialog(page)} />
        </Form>
      )}
    </div>
  )
}
