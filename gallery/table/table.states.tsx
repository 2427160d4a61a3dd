import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import type { Exhibit } from '../states.ts'

interface Order {
  readonly number: string
  readonly date: string
  readonly account: string
  readonly total: string
  readonly canReorder: boolean
}

const orders: readonly Order[] = Array.from({ length: 40 }, (_, index) => ({
  number: `0000${1042 - index}`,
  date: `Nov ${30 - (index % 30)}, 2026`,
  account: index % 3 === 0 ? 'County Fire Authority, Northern Division' : 'Station 12',
  total: `$${(index + 1) * 127}.50`,
  canReorder: index > 0,
}))

const columns: readonly TableColumn<Order>[] = [
  { label: 'Order', cell: ({ number }) => <a href={`#${number}`}>{number}</a> },
  { label: 'Date', cell: ({ date }) => date },
  { label: 'Account', cell: ({ account }) => account },
  { label: 'Total of the order', shortLabel: 'Total', isAtEnd: true, cell: ({ total }) => total },
]

const columnsWithAction: readonly TableColumn<Order>[] = [
  ...columns,
  {
    label: 'Action',
    isLabelHidden: true,
    isAtEnd: true,
    cell: ({ number, canReorder: canEnd }) => (canEnd ? <a href={`#again-${number}`}>Order {number} again</a> : null),
  },
]

/** Tables with a sticky header. */
export const exhibit: Exhibit = {
  component: 'Table',
  states: {
    framed: () => (
      <Table caption="Orders, newest first" columns={columns} rows={orders} rowKey={({ number }) => number} />
    ),
    'with actions': () => (
      <Table
        caption="Orders, newest first"
        columns={columnsWithAction}
        rows={orders.slice(0, 3)}
        rowKey={({ number }) => number}
      />
    ),
    plain: () => (
      <Table
        caption="Lines"
        columns={columns}
        rows={orders.slice(0, 3)}
        rowKey={({ number }) => number}
        variant="plain"
        folding="row"
      />
    ),
  },
}
