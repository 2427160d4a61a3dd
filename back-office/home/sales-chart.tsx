import type { Sales } from '@hydrant/contract/admin/statistics.ts'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { MoneyText, NumberText } from '@hydrant/design/format/number-text.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/back-office/home.js'
import styles from './sales-chart.module.css'
import { type CurrencySales, listSalesByCurrency, type SalesDay } from './sales-days.ts'

/** What was ordered in the last 30 days: a chart for each currency, and the same as a table. */
export function SalesChart({ sales }: { readonly sales: Sales }) {
  const currencies = listSalesByCurrency(sales)
  return (
    <section aria-labelledby="sales" className={styles.sales}>
      <h2 id="sales" className={styles.heading}>
        {messages.sales()}
      </h2>
      {currencies.length === 0 && <p>{messages.noSales()}</p>}
      {currencies.map((currency) => (
        <CurrencyChart key={currency.currency} {...currency} />
      ))}
      {currencies.length > 0 && <p className={styles.hint}>{messages.salesHint({ timeZone: sales.timeZone })}</p>}
    </section>
  )
}

const BAR_WIDTH = 8
const GAP = 2
const HEIGHT = 100

function CurrencyChart({ currency, orders, total, highest, days }: CurrencySales) {
  const width = days.length * (BAR_WIDTH + GAP) - GAP
  const title = messages.salesIn({ currency, count: orders })
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {messages.salesTotal({ title, total: formatMoney(total, currency) })}
      </figcaption>
      <p className={styles.hint}>{messages.highestDay({ amount: formatMoney(highest, currency) })}</p>
      <svg
        viewBox={`0 0 ${String(width)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        className={styles.chart}
        aria-hidden="true"
      >
        {days.map(({ day, amount, share }, index) => (
          <rect
            key={day}
            x={index * (BAR_WIDTH + GAP)}
            y={HEIGHT - Math.max(share * HEIGHT, 1)}
            width={BAR_WIDTH}
            height={Math.max(share * HEIGHT, 1)}
          >
            <title>
              {messages.dayAmount({ day: formatDate(day, 'medium'), amount: formatMoney(amount, currency) })}
            </title>
          </rect>
        ))}
      </svg>
      <p className={styles.ends}>
        <span>{formatDate(days[0]?.day ?? '', 'medium')}</span>
        <span>{formatDate(days.at(-1)?.day ?? '', 'medium')}</span>
      </p>
      <Disclosure title={messages.asTable()}>
        <Table
          caption={title}
          rows={days.filter(({ orders: count }) => count > 0).toReversed()}
          rowKey={({ day }) => day}
          variant="dense"
          columns={createColumns(currency)}
        />
      </Disclosure>
    </figure>
  )
}

const createColumns = (currency: string): readonly TableColumn<SalesDay>[] => [
  { label: messages.day(), cell: ({ day }) => formatDate(day, 'medium') },
  { label: messages.orderCount(), isAtEnd: true, cell: (row) => <NumberText value={String(row.orders)} /> },
  {
    label: messages.amount(),
    isAtEnd: true,
    cell: ({ amount }) => <MoneyText value={amount} currency={currency} />,
  },
]
