import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/promotions.js'
import { officeLinks } from '../office-links.ts'
import { PageHead } from '../shell/page-head.tsx'
import type { PromotionState, ShownPromotion } from './load-promotions.ts'

/** The promotions with how far they are and what they give. */
export function PromotionList({ promotions, page, hasMore, mayCreate }: PromotionListProps) {
  return (
    <>
      <PageHead title={messages.promotions()}>
        <Link href={officeLinks.records('Promotion')}>{messages.asList()}</Link>
        {mayCreate && <Link href={officeLinks.newPromotion()}>{messages.newPromotion()}</Link>}
      </PageHead>
      {promotions.length === 0 ? (
        <EmptyState title={messages.noPromotions()} />
      ) : (
        <Table
          caption={messages.promotions()}
          columns={createColumns()}
          rows={promotions}
          rowKey={({ id }) => id}
          variant="dense"
        />
      )}
      {hasMore && <Link href={officeLinks.promotions({ page: String(page + 1) })}>{messages.nextPart()}</Link>}
    </>
  )
}

interface PromotionListProps {
  readonly promotions: readonly ShownPromotion[]
  readonly page: number
  readonly hasMore: boolean
  readonly mayCreate: boolean
}

const STATE_LABELS = {
  draft: messages.draft,
  planned: messages.planned,
  running: messages.running,
  ended: messages.ended,
} as const

/** How far a promotion is. */
export function StateBadge({ state }: { readonly state: PromotionState }) {
  return <Badge variant={state === 'running' ? 'strong' : 'plain'}>{STATE_LABELS[state]()}</Badge>
}

const createColumns = (): readonly TableColumn<ShownPromotion>[] => [
  { label: messages.name(), cell: ({ id, name }) => <Link href={officeLinks.promotion(id)}>{name}</Link> },
  { label: messages.status(), cell: ({ state }) => <StateBadge state={state} /> },
  { label: messages.whatItGives(), cell: ({ sentences }) => sentences.join(' ') },
  { label: messages.start(), cell: ({ start }) => start !== null && <Moment of={start} /> },
  { label: messages.end(), cell: ({ end }) => end !== null && <Moment of={end} /> },
]
