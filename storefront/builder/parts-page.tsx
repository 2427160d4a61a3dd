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

/** What is no page of its own, by kind: the texts of its list, and the form for a new one. */
const PARTS = {
  slot: {
    title: messages.slots,
    one: messages.slot,
    count: messages.slotCount,
    explanation: messages.slotsExplained,
    noneYet: messages.noSlotsYet,
    create: { label: messages.newSlot, href: builderLinks.newSlot() },
  },
  section: {
    title: messages.sections,
    one: messages.section,
    count: messages.sectionCount,
    explanation: messages.sectionsExplained,
    noneYet: messages.noSectionsYet,
    create: { label: messages.newSection, href: builderLinks.newSection() },
  },
} as const

/** By kind: the title of its list. */
export const PARTS_TITLES = { slot: PARTS.slot.title, section: PARTS.section.title } as const

/** The list of page slots or saved sections of the site, and actions to open, make and delete them. */
export function PartsPage({
  kind,
  pages,
  total,
  nextFrom,
  isFirstPage,
  deleted,
}: PageList & { readonly kind: keyof typeof PARTS }) {
  const { title, count, explanation, noneYet, create } = PARTS[kind]
  const listOfKind = kind === 'slot' ? builderLinks.slots : builderLinks.sections
  return (
    <>
      <div className="builder-head">
        <h1>{title()}</h1>
        <p className="builder-muted">{count({ total })}</p>
        <div className="builder-end">
          <Link href={builderLinks.deletedPages()}>{messages.deletedPages()}</Link>
          <ButtonLink href={create.href} size="s">
            {create.label()}
          </ButtonLink>
        </div>
      </div>
      {deleted !== null && <DeletedNotice page={deleted} />}
      {pages.length === 0 ? (
        <EmptyState title={noneYet()}>
          <p>{explanation()}</p>
        </EmptyState>
      ) : (
        <>
          <p>{explanation()}</p>
          <Table caption={title()} columns={createColumns(kind)} rows={pages} rowKey={({ pageId }) => pageId} />
        </>
      )}
      <div className="builder-foot">
        {!isFirstPage && <Link href={listOfKind()}>{messages.firstPages()}</Link>}
        {nextFrom !== null && <Link href={listOfKind(nextFrom)}>{messages.morePages()}</Link>}
      </div>
    </>
  )
}

const createColumns = (kind: keyof typeof PARTS): readonly TableColumn<PageSummary>[] => [
  {
    label: PARTS[kind].one(),
    cell: (page) => (
      <div>
        <Link href={builderLinks.page(page.pageId)}>{page.title}</Link>
        {kind === 'slot' && <div className="builder-path">{describeWhere(page)}</div>}
      </div>
    ),
  },
  { label: messages.state(), cell: (page) => <PageStateBadge page={page} /> },
  { label: messages.changed(), cell: ({ changedDate, changedBy }) => <MomentBy of={changedDate} by={changedBy} /> },
  { label: messages.actions(), isLabelHidden: true, cell: (page) => <RowActions page={page} /> },
]
