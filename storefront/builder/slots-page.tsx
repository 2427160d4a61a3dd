import type { PageSummary } from '@hydrant/contract/admin/pages.ts'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { MomentBy } from '../time/moment.tsx'
import { builderLinks } from './builder-links.ts'
import type { PageList } from './load-pages.ts'
import { DeletedNotice, RowActions } from './page-row-actions.tsx'
import { PageStateBadge } from './page-state.tsx'
import { describeWhere } from './page-texts.ts'

/** The list of page slots of the site, and actions to open, make and delete them. */
export function SlotsPage({ pages, total, nextFrom, isFirstPage, deleted }: PageList) {
  return (
    <>
      <div className="builder-head">
        <h1>{messages.slots()}</h1>
        <p className="builder-muted">{messages.slotCount({ total })}</p>
        <div className="builder-end">
          <Link href={builderLinks.deletedPages()}>{messages.deletedPages()}</Link>
          <ButtonLink href={builderLinks.newSlot()} size="s">
            {messages.newSlot()}
          </ButtonLink>
        </div>
      </div>
      {deleted !== null && <DeletedNotice page={deleted} />}
      {pages.length === 0 ? (
        <EmptyState title={messages.noSlotsYet()}>
          <p>{messages.slotsExplained()}</p>
        </EmptyState>
      ) : (
        <>
          <p>{messages.slotsExplained()}</p>
          <Table caption={messages.slots()} columns={createColumns()} rows={pages} rowKey={({ pageId }) => pageId} />
        </>
      )}
      <div className="builder-foot">
        {!isFirstPage && <Link href={builderLinks.slots()}>{messages.firstPages()}</Link>}
        {nextFrom !== null && <Link href={builderLinks.slots(nextFrom)}>{messages.morePages()}</Link>}
      </div>
    </>
  )
}

const createColumns = (): readonly TableColumn<PageSummary>[] => [
  {
    label: messages.slot(),
    cell: (page) => (
      <div>
        <Link href={builderLinks.page(page.pageId)}>{page.title}</Link>
        <div className="builder-path">{describeWhere(page)}</div>
      </div>
    ),
  },
  { label: messages.state(), cell: (page) => <PageStateBadge page={page} /> },
  { label: messages.changed(), cell: ({ changedDate, changedBy }) => <MomentBy of={changedDate} by={changedBy} /> },
  { label: messages.actions(), isLabelHidden: true, cell: (page) => <RowActions page={page} /> },
]
