import { officeContext } from '../office-context.ts'
import { staffContext } from '../shell/require-staff.ts'
import { useKeptResult } from '../shell/use-kept-result.ts'
import { generateVariations } from '../variations/generate-variations.ts'
import { loadVariations } from '../variations/load-variations.ts'
import { VariationsPage } from '../variations/variations-page.tsx'
import type { Route } from './+types/variations.ts'

/** Loads the combinations of the values of a product's attributes. */
export async function loader({ request, params: { productId }, context }: Route.LoaderArgs) {
  const { staff, client } = context.get(officeContext)
  const { defaultCurrency: currency } = await client.getApplicationContext()
  return loadVariations(staff, { request, productId, objects: context.get(staffContext).objects, currency })
}

/** Creates the variations that are ticked. */
export async function action({ request, params: { productId }, context }: Route.ActionArgs) {
  const { objects } = context.get(staffContext)
  return generateVariations(context.get(officeContext), request, { productId, objects })
}

export default function Variations({ loaderData, actionData }: Route.ComponentProps) {
  return <VariationsPage variations={loaderData} rejected={useKeptResult(actionData)} />
}
