import { redirect } from 'react-router'
import { officeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { changeSelected } from '../records/change-selected.ts'
import { CHANGE_FIELD, type ListAnswer } from '../records/change-steps.ts'
import { changeViews } from '../records/change-views.ts'
import { deleteSelected } from '../records/delete-selected.ts'
import { editRows } from '../records/edit-rows.ts'
import { LIST_TABLE } from '../records/list-edit.ts'
import { formatListState, isFromListForm } from '../records/list-state.ts'
import { loadList } from '../records/load-list.ts'
import { RecordListPage } from '../records/record-list.tsx'
import { findDefaultView, hasListState, loadSavedViews, toViewSearch, VIEW_FIELD } from '../records/saved-views.ts'
import { TABLE_FIELD } from '../row-table/save-row-table.ts'
import { useKeptResult } from '../shell/use-kept-result.ts'
import type { Route } from './+types/records.ts'

/** Loads a part of the list of the records of an object. */
export async function loader({ request, params: { objectName }, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const { staff } = context.get(officeContext)
  const saved = await loadSavedViews(staff, objectName)
  const openingView = hasListState(search) ? undefined : findDefaultView(saved)
  if (openingView !== undefined) {
    const viewSearch = new URLSearchParams([...new URLSearchParams(toViewSearch(openingView.search)), ...search])
    throw redirect(`${officeLinks.records(objectName)}?${viewSearch.toString()}`)
  }
  const list = await loadList(staff, { objectName, search })
  if (isFromListForm(search)) throw redirect(officeLinks.records(objectName) + formatListState(list.state))
  return { list, saved }
}

/**
 * Deletes the selected records, changes one of their fields, saves rows that were edited, or does something with a view
 * of the list.
 */
export async function action({ request, params: { objectName }, context }: Route.ActionArgs): Promise<ListAnswer> {
  const office = context.get(officeContext)
  const form = await request.clone().formData()
  if (form.has(VIEW_FIELD)) return { errors: [], change: null, view: await changeViews(office, request, objectName) }
  if (form.get(TABLE_FIELD) === LIST_TABLE)
    return { errors: [], change: null, edit: await editRows(office, request, objectName) }
  if (!form.has(CHANGE_FIELD)) return { ...(await deleteSelected(office, request)), change: null }
  return changeSelected(office, request, objectName)
}

export default function Records({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordListPage {...loaderData} answer={useKeptResult(actionData)} />
}
