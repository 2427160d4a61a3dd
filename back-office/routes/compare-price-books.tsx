import { officeContext } from '../office-context.ts'
import { compareBooks } from '../price-books/compare.ts'
import { ComparePage } from '../price-books/compare-page.tsx'
import type { Route } from './+types/compare-price-books.ts'

/** Compares the price books that the query names. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, basePath } = context.get(officeContext)
  return { ...(await compareBooks(staff, new URL(request.url).searchParams)), basePath }
}

export default function ComparePriceBooks({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />
}
