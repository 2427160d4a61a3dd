import { officeContext } from '../office-context.ts'
import { staffContext } from '../shell/require-staff.ts'
import { adjustFromForm } from '../stock/adjust-stock.ts'
import { loadStock } from '../stock/load-stock.ts'
import { StockPage } from '../stock/stock-page.tsx'
import type { Route } from './+types/stock.ts'

/** Loads the stock of a product at a location. */
export async function loader({ params: { levelId }, context }: Route.LoaderArgs) {
  return loadStock(context.get(officeContext).staff, levelId, context.get(staffContext).objects)
}

/** Adjusts it. */
export async function action({ request, params: { levelId }, context }: Route.ActionArgs) {
  return adjustFromForm(context.get(officeContext), request, levelId)
}

export default function StockOfProduct({ loaderData, actionData }: Route.ComponentProps) {
  return <StockPage {...loaderData} result={actionData ?? null} />
}
