import { data } from 'react-router'
import { toGuardedCsvLine } from '@hydrant/kernel/text/csv.ts'
import { toCsvResponse } from '@hydrant/rendering/to-csv-response.ts'
import { officeContext } from '../office-context.ts'
import { compareBooks } from '../price-books/compare.ts'
import type { Route } from './+types/compare-price-books-file.ts'

/** Sends all differences between two price books as a CSV file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { differences, one, other } = await compareBooks(
    context.get(officeContext).staff,
    new URL(request.url).searchParams,
  )
  if (differences === null) throw data(null, { status: 400 })
  const lines = [
    ['StockKeepingUnit', 'Name', 'CurrencyIsoCode', one, other, 'Difference', 'Percent'],
    ...differences.map((row) => [
      row.sku,
      row.name,
      row.currency,
      row.one ?? '',
      row.other ?? '',
      row.amount ?? '',
      row.percent ?? '',
    ]),
  ]
  return toCsvResponse('price-differences.csv', lines.map(toGuardedCsvLine).join(''))
}
