import { officeContext } from '../office-context.ts'
import { changePriceBook, loadPriceBook } from '../price-books/price-book.ts'
import { PriceBookPage } from '../price-books/price-book-page.tsx'
import { staffContext } from '../shell/require-staff.ts'
import type { Route } from './+types/price-book.ts'

/** Loads a price book with its prices. */
export async function loader({ request, params: { priceBookId }, context }: Route.LoaderArgs) {
  const { objects } = context.get(staffContext)
  return loadPriceBook(context.get(officeContext).staff, request, { priceBookId, objects })
}

/** Saves its fields, prices or buyer groups, or deletes it. */
export async function action({ request, params: { priceBookId }, context }: Route.ActionArgs) {
  return changePriceBook(context.get(officeContext), request, priceBookId)
}

export default function PriceBook({ loaderData, actionData }: Route.ComponentProps) {
  return <PriceBookPage book={loaderData} rejected={actionData ?? null} />
}
