import { redirect } from 'react-router'
import { findOnlyRecord, findRecords } from '../find/find-records.ts'
import { FindPage } from '../find/find-page.tsx'
import { officeContext } from '../office-context.ts'
import { findSettings } from '../settings/find-settings.ts'
import { staffContext } from '../shell/require-staff.ts'
import type { Route } from './+types/find.ts'

/** Finds records everywhere; a single one is opened at once. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const term = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200)
  const { objects } = context.get(staffContext)
  const { staff } = context.get(officeContext)
  const [groups, settings] = await Promise.all([
    findRecords(staff, { objects, term }),
    findSettings(staff, { objects, term }),
  ])
  const only = findOnlyRecord(groups, term)
  if (only !== null && settings.length === 0) throw redirect(only)
  return { term, groups, settings }
}

export default function Find({ loaderData }: Route.ComponentProps) {
  return <FindPage {...loaderData} />
}
