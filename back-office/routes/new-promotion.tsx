import { data } from 'react-router'
import { officeContext } from '../office-context.ts'
import { ComposePage } from '../promotions/compose-page.tsx'
import { createPromotion } from '../promotions/create-promotion.ts'
import { getFieldText, getRecordId } from '../records/field-value.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { staffContext } from '../shell/require-staff.ts'
import type { Route } from './+types/new-promotion.ts'

/** Loads what a promotion can be for; the error page for those who may not create one. */
export async function loader({ context }: Route.LoaderArgs) {
  const { client, staff } = context.get(officeContext)
  if (!context.get(staffContext).objects.some(({ name, createable }) => name === 'Promotion' && createable))
    throw data(null, { status: 403 })
  const [{ records }, { defaultCurrency }] = await Promise.all([
    awaitOrErrorPage(staff.query('SELECT Id, Name FROM BuyerGroup ORDER BY Name LIMIT 200')),
    client.getApplicationContext(),
  ])
  return {
    groups: records.map((record) => ({ id: getRecordId(record), name: getFieldText(record, 'Name') ?? '' })),
    currency: defaultCurrency,
  }
}

/** Creates it as a draft. */
export async function action({ request, context }: Route.ActionArgs) {
  return createPromotion(context.get(officeContext), request)
}

export default function NewPromotion({ loaderData, actionData }: Route.ComponentProps) {
  return <ComposePage {...loaderData} rejected={actionData ?? null} />
}
