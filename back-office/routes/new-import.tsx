import { data, redirect } from 'react-router'
import { officeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { readUpload, UnreadableUploadError } from '../imports/read-upload.ts'
import { UploadPage } from '../imports/upload-page.tsx'
import { readText } from '../shell/form-text.ts'
import { awaitOrErrorPage, findFormErrors, type FormError } from '../shell/office-errors.ts'
import { useKeptResult } from '../shell/use-kept-result.ts'
import type { Route } from './+types/new-import.ts'

/** Loads what the file is imported into; what the user may not write has no such page. */
export async function loader({ params: { objectName }, context }: Route.LoaderArgs) {
  const { name, labelPlural, createable, updateable } = await awaitOrErrorPage(
    context.get(officeContext).staff.describeObject(objectName),
  )
  if (!createable && !updateable) throw data(null, { status: 403 })
  return { name, labelPlural }
}

/** Takes the file, and shows what its columns seem to be for. */
export async function action({ request, params: { objectName }, context }: Route.ActionArgs) {
  const { staff, basePath } = context.get(officeContext)
  const form = await request.clone().formData()
  const pasted = readText(form, 'rows')
  const reject = (errors: readonly FormError[]) => ({ errors, pasted })
  try {
    const { file, fileName, columnDelimiter } = await readUpload(form)
    let importId = ''
    const upload = async () => {
      ;({ importId } = await staff.createRecordImport(file, { query: { objectName, fileName, columnDelimiter } }))
    }
    const errors = await findFormErrors(upload(), { request, basePath })
    if (errors.length > 0) return reject(errors)
    throw redirect(officeLinks.import(importId))
  } catch (error) {
    if (!(error instanceof UnreadableUploadError)) throw error
    return reject([{ message: error.message, fields: ['file'] }])
  }
}

export default function NewImport({ loaderData, actionData }: Route.ComponentProps) {
  const rejected = useKeptResult(actionData)
  return <UploadPage description={loaderData} errors={rejected?.errors ?? []} pasted={rejected?.pasted ?? ''} />
}
