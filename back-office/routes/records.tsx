import { redirect } from 'react-router'
import { officeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { changeSelected } from '../records/change-selected.ts'
import { CHANGE_FIELD, type ListAnswer } from '../records/change-steps.ts'
import { deleteSelected } from '../records/delete-selected.ts'
import { formatListState, isFromListForm } from '../records/list-state.ts'
import { loadList } from '../records/load-list.ts'
import { RecordListPage } from '../records/record-list.tsx'
import { useKeptResult } from '../shell/use-kept-result.ts'
import type { Route } from './+types/records.ts'

/** Loads a part of the list of the records of an object. */
export async function loader({ request, params: { objectName }, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const list = await loadList(context.get(officeContext).staff, { objectName, search })
  if (isFromListForm(search)) throw redirect(officeLinks.records(objectName) + formatListState(list.state))
  return list
}

/** Deletes the selected records, or changes one of their fields. */
export async function action({ request, params: { objectName }, context }: Route.ActionArgs): Promise<ListAnswer> {
  const office = context.get(officeContext)
  const form = await request.clone().formData()
  if (!form.has(CHANGE_FIELD)) return { ...(await deleteSelected(office, request)), change: null }
  return changeSelected(office, request, objectName)
}

export default function Records({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordListPage list={loaderData} answer={useKeptResult(actionData)} />
}
