import type { ShopEvent, ShopEvents, TestDelivery, UndeliveredEvent } from '@hydrant/contract/admin/events.ts'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/system.js'
import { officeLinks } from '../office-links.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import type { FormError } from '../shell/office-errors.ts'
import { PageHead } from '../shell/page-head.tsx'
import { SendAgain } from './outbox-page.tsx'
import styles from './system.module.css'
import { TestForm, TestResult } from './test-delivery.tsx'

/** How many events a page shows. */
export const EVENTS_PER_PAGE = 100

/** What other systems are told, and what the receiver has not taken. */
export function EventsPage({ givenUp, list, errors, tested }: EventsPageProps) {
  return (
    <>
      <PageHead title={messages.events()}>
        <TestForm />
      </PageHead>
      {tested !== null && <TestResult tested={tested} />}
      <DoneNotice errors={errors} />
      <FormErrors errors={errors} />
      {givenUp.length > 0 && (
        <section>
          <h2>{messages.notTaken()}</h2>
          <Table
            caption={messages.notTaken()}
            columns={[...createColumns(), ...createFailureColumns()]}
            rows={givenUp}
            rowKey={({ position }) => String(position)}
            variant="dense"
          />
        </section>
      )}
      {list.events.length === 0 ? (
        <EmptyState title={messages.noEvents()} />
      ) : (
        <Table
          caption={messages.events()}
          columns={[...createColumns(), deliveryColumn()]}
          rows={list.events}
          rowKey={({ position }) => String(position)}
          variant="dense"
        />
      )}
      {list.count === EVENTS_PER_PAGE && (
        <Link href={officeLinks.webhook({ after: String(list.lastPosition) })}>{messages.nextPart()}</Link>
      )}
    </>
  )
}

interface EventsPageProps {
  readonly givenUp: readonly UndeliveredEvent[]
  readonly list: ShopEvents
  readonly errors: readonly FormError[]
  /** What the receiver has answered to a test event that was just sent; null: none was. */
  readonly tested: TestDelivery | null
}

const createColumns = (): readonly TableColumn<ShopEvent>[] => [
  { label: messages.event(), cell: ({ type }) => type },
  { label: messages.created(), cell: ({ createdDate }) => <Moment of={createdDate} /> },
  {
    label: messages.content(),
    cell: ({ payload }) => (
      <Disclosure title={messages.show()}>
        <pre className={styles.payload}>{JSON.stringify(payload, null, 2)}</pre>
      </Disclosure>
    ),
  },
]

const deliveryColumn = (): TableColumn<ShopEvent> => ({
  label: messages.sent(),
  cell: ({ deliveredDate }) => (deliveredDate === null ? messages.notSentYet() : <Moment of={deliveredDate} />),
})

const createFailureColumns = (): readonly TableColumn<UndeliveredEvent>[] => [
  { label: messages.failure(), cell: ({ lastFailure }) => lastFailure ?? '' },
  { label: messages.actions(), isLabelHidden: true, cell: ({ position }) => <SendAgain position={position} /> },
]
