import { Form } from 'react-router'
import type { PageSummary } from '@hydrant/contract/admin/pages.ts'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { MomentBy } from '../time/moment.tsx'
import { builderLinks } from './builder-links.ts'
import type { PageList } from './load-pages.ts'
import { DeletedNotice, RowActions } from './page-row-actions.tsx'
import { PageStateBadge } from './page-state.tsx'

/** The list of pages of the site, with search, and actions to open, create and delete them. */
export function PagesPage({ query, pages, total, nextFrom, isFirstPage, deleted }: PageList) {
  return (
    <>
      <div className="builder-head">
        <h1>{messages.pages()}</h1>
        <p className="builder-muted">{messages.pageCount({ total })}</p>
        <div className="builder-end">
          <Link href={builderLinks.deletedPages()}>{messages.deletedPages()}</Link>
          <ButtonLink href={builderLinks.newPage()} size="s">
            {messages.newPage()}
          </ButtonLink>
        </div>
      </div>
      {deleted !== null && <DeletedNotice page={deleted} />}
      <Form
        key={query}
        method="get"
        role="search"
        aria-label={messages.pages()}
        className="builder-filter"
        action={builderLinks.pages()}
      >
        <TextField label={messages.titleOrAddress()} name="q" type="search" defaultValue={query} maxLength={200} />
        <Button type="submit" variant="secondary">
          {messages.search()}
        </Button>
      </Form>
      {pages.length === 0 ? (
        <NoPagesFound query={query} />
      ) : (
        <Table
          caption={messages.pagesCaption()}
          columns={createColumns()}
          rows={pages}
          rowKey={({ pageId }) => pageId}
        />
      )}
      <div className="builder-foot">
        {!isFirstPage && <Link href={builderLinks.pages(query)}>{messages.firstPages()}</Link>}
        {nextFrom !== null && <Link href={builderLinks.pages(query, nextFrom)}>{messages.morePages()}</Link>}
      </div>
    </>
  )
}

function NoPagesFound({ query }: { readonly query: string }) {
  return (
    <EmptyState title={query === '' ? messages.noPagesYet() : messages.nothingFound()}>
      <p>{query === '' ? messages.makeTheFirst() : messages.noPageHas({ query })}</p>
    </EmptyState>
  )
}

const createColumns = (): readonly TableColumn<PageSummary>[] => [
  {
    label: messages.page(),
    cell: ({ pageId, title, path, isHome }) => (
      <div>
        <Link href={builderLinks.page(pageId)}>{title}</Link>
        <div className="builder-path">{isHome ? messages.homePath() : path}</div>
      </div>
    ),
  },
  { label: messages.state(), cell: (page) => <PageStateBadge page={page} /> },
  { label: messages.changed(), cell: ({ changedDate, changedBy }) => <MomentBy of={changedDate} by={changedBy} /> },
  { label: messages.actions(), isLabelHidden: true, cell: (page) => <RowActions page={page} /> },
]
