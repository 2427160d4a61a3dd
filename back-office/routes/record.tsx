import { redirect } from 'react-router'
import { officeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { OrderRecordLinks } from '../orders/record-links.tsx'
import { getFieldText } from '../records/field-value.ts'
import { loadDescription } from '../records/load-description.ts'
import { loadHistory } from '../records/load-history.ts'
import { loadRecord } from '../records/load-record.ts'
import { loadRelated } from '../records/load-related.ts'
import { RecordPage } from '../records/record-page.tsx'
import { deleteFromPage, saveFromForm } from '../records/save-record.ts'
import { findTitleField } from '../records/title-field.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { useKeptResult } from '../shell/use-kept-result.ts'
import type { Route } from './+types/record.ts'

/** Loads a record with the records below it and its history. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { staff } = context.get(officeContext)
  const description = await loadDescription(staff, params.objectName)
  if (description.name !== params.objectName)
    throw redirect(officeLinks.recordFields(description.name, params.recordId))
  // The tag is read first: who changes the record in between is noticed when it is saved.
  const tag = await awaitOrErrorPage(staff.readTag(params.objectName, params.recordId))
  const record = await loadRecord(staff, params, description.fields)
  const [related, history] = await Promise.all([
    loadRelated(staff, description, params.recordId),
    loadHistory(staff, params),
  ])
  return {
    description,
    record,
    tag,
    title: getFieldText(record, findTitleField(description)) ?? params.recordId,
    related,
    history,
  }
}

/** Saves or deletes the record. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const office = context.get(officeContext)
  const form = await request.clone().formData()
  return form.get('intent') === 'delete'
    ? deleteFromPage(office, request, params)
    : saveFromForm(office, request, params)
}

export default function Record({ loaderData, actionData }: Route.ComponentProps) {
  const { description, record } = loaderData
  return (
    <RecordPage
      {...loaderData}
      rejected={useKeptResult(actionData)}
      actions={<OrderRecordLinks objectName={description.name} record={record} />}
    />
  )
}
