import { useLocation } from 'react-router'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as orderMessages from '@hydrant/messages/compiled/back-office/orders.js'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import { officeLinks } from '../office-links.ts'
import { type Filter, formatFilter, formatListState, parseListState } from './list-state.ts'
import styles from './list-views.module.css'
import type { RecordList } from './load-list.ts'
import { describeView } from './manage-views.tsx'
import { findDefaultView, type SavedViews, toViewSearch } from './saved-views.ts'

/** Filters that a list offers by name; `objectName` is that of another list where they lead there. */
interface ListView {
  readonly label: () => string
  readonly filters: readonly Filter[]
  readonly objectName?: string
}

const toStatusView = (label: () => string, operator: 'is' | 'not', statuses: readonly string[]): ListView => ({
  label,
  filters: statuses.map((value) => ({ field: 'Status', operator, value })),
})

/** The views of lists that people come back to. */
const VIEWS: Readonly<Record<string, readonly ListView[]>> = {
  OrderSummary: [
    toStatusView(orderMessages.viewToApprove, 'is', ['Awaiting Approval']),
    toStatusView(orderMessages.viewToShip, 'not', ['Fulfilled', 'Cancelled', 'On Hold', 'Awaiting Approval']),
    toStatusView(orderMessages.viewOnHold, 'is', ['On Hold']),
    { ...toStatusView(orderMessages.viewReturns, 'is', ['Submitted']), objectName: 'ReturnOrder' },
  ],
  Invoice: [
    { label: orderMessages.viewOpenInvoices, filters: [{ field: 'Balance', operator: 'from', value: '0.01' }] },
    { label: orderMessages.viewOverdue, filters: [{ field: 'IsOverdue__c', operator: 'is', value: 'true' }] },
  ],
}

/** The views of a list as links, those that were saved after those of every shop; the current one is marked. */
export function ListViews({ list: { description, state }, saved }: ListViewsProps) {
  const { pathname } = useLocation()
  const views = VIEWS[description.name] ?? []
  if (views.length + saved.views.length === 0) return null
  const currentSearch = formatListState({ ...state, after: null })
  const toSearch = (search: string) => formatListState(parseListState(new URLSearchParams(search), description))
  const isSavedCurrent = saved.views.some(({ search }) => toSearch(search) === currentSearch)
  const current = state.filters.map(formatFilter)
  // The address of the list alone leads to the view that it opens with.
  const all = findDefaultView(saved) === undefined ? pathname : pathname + toSearch('')
  return (
    <nav aria-label={messages.views()}>
      <ul className={styles.views}>
        <li>
          <Link href={all} aria-current={current.length === 0 && !isSavedCurrent ? 'page' : undefined}>
            {messages.all()}
          </Link>
        </li>
        {views.map(({ label, filters, objectName = description.name }) => {
          const where = filters.map(formatFilter)
          return (
            <li key={label()}>
              <Link
                href={`${officeLinks.records(objectName)}?${new URLSearchParams(where.map((text) => ['where', text])).toString()}`}
                aria-current={where.join('&') === current.join('&') && !isSavedCurrent ? 'page' : undefined}
              >
                {label()}
              </Link>
            </li>
          )
        })}
        {saved.views.map((view) => (
          <li key={view.id}>
            <Link
              href={pathname + toViewSearch(view.search)}
              aria-current={toSearch(view.search) === currentSearch ? 'page' : undefined}
            >
              {describeView(view)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ListViewsProps {
  readonly list: RecordList
  readonly saved: SavedViews
}
