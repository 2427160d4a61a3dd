import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { NumberText } from '@hydrant/design/format/number-text.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { classNames } from '@hydrant/design/layout/class-names.ts'
import * as messages from '@hydrant/messages/compiled/back-office/home.js'
import { PageHead } from '../shell/page-head.tsx'
import type { RecordList } from '../records/load-list.ts'
import { RecordTable } from '../records/record-table.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import { officeLinks } from '../office-links.ts'
import { SalesChart } from './sales-chart.tsx'
import styles from './home-page.module.css'
import type { EmptySearch, HomeFigures } from './load-figures.ts'
import type { HomeTask } from './load-home.ts'
import type { SetupStep } from './load-setup.ts'
import { SetupList } from './setup-list.tsx'

/** The home page: what needs somebody now, what was ordered lately, and what was searched for in vain. */
export function HomePage({ tasks, setupSteps, isIncomplete, latestOrders, sales, emptySearches }: HomePageProps) {
  return (
    <>
      <PageHead title={messages.home()} />
      {isIncomplete && <Alert tone="warning">{messages.incomplete()}</Alert>}
      {setupSteps.length > 0 && <SetupList steps={setupSteps} />}
      <section aria-labelledby="tasks">
        <h2 id="tasks" className={styles.heading}>
          {messages.needsSomebody()}
        </h2>
        {tasks.length === 0 && !isIncomplete ? (
          <EmptyState title={messages.nothingToDo()} />
        ) : (
          <ul className={styles.tasks}>
            {tasks.map(({ label, count, path, isUrgent }) => (
              <li key={label}>
                <Link href={path} className={classNames(styles.task, isUrgent && styles.urgent)}>
                  <span className={styles.count}>
                    <NumberText value={String(count)} />
                  </span>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      {sales !== null && <SalesChart sales={sales} />}
      {latestOrders !== null && latestOrders.records.length > 0 && <LatestOrders list={latestOrders} />}
      {emptySearches !== null && emptySearches.length > 0 && <EmptySearches searches={emptySearches} />}
    </>
  )
}

interface HomePageProps extends Pick<HomeFigures, 'sales' | 'emptySearches'> {
  readonly tasks: readonly HomeTask[]
  /** What is left to set up, for administrators. */
  readonly setupSteps: readonly SetupStep[]
  /** Whether something could not be loaded. */
  readonly isIncomplete: boolean
  /** Null for those who may not see orders. */
  readonly latestOrders: Pick<RecordList, 'description' | 'records' | 'state'> | null
}

function LatestOrders({
  list: { description, records, state },
}: {
  readonly list: NonNullable<HomePageProps['latestOrders']>
}) {
  const columns = state.columns.flatMap((name) => description.fields.find((field) => field.name === name) ?? [])
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className={styles.heading}>
        {messages.latestOrders()}
      </h2>
      <RecordTable
        caption={messages.latestOrders()}
        objectName={description.name}
        columns={columns}
        records={records}
      />
      <p className={styles.more}>
        <Link href={officeLinks.records('OrderSummary')}>{messages.allOrders()}</Link>
      </p>
    </section>
  )
}

function EmptySearches({ searches }: { readonly searches: readonly EmptySearch[] }) {
  return (
    <section aria-labelledby="searches">
      <h2 id="searches" className={styles.heading}>
        {messages.emptySearches()}
      </h2>
      <Table
        caption={messages.emptySearches()}
        rows={searches}
        rowKey={({ term }) => term}
        variant="dense"
        columns={createSearchColumns()}
      />
    </section>
  )
}

const createSearchColumns = (): readonly TableColumn<EmptySearch>[] => [
  { label: messages.term(), cell: ({ term }) => term },
  { label: messages.searchCount(), isAtEnd: true, cell: (row) => <NumberText value={String(row.count)} /> },
  { label: messages.lastSearched(), cell: ({ lastDate }) => <Moment of={lastDate} /> },
]
