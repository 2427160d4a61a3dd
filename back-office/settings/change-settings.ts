import { redirect } from 'react-router'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { getRecordId } from '../records/field-value.ts'
import { loadDescription } from '../records/load-description.ts'
import { parseForm, readOriginal, toTypedValues } from '../records/parse-form.ts'
import type { RejectedForm } from '../records/save-record.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, toIfMatch } from '../shell/office-errors.ts'
import { findSettingFields } from './load-settings.ts'

/**
 * Saves what the form has changed of the settings. When somebody else has changed them since the page was loaded, nothing
 * is saved and the user is told.
 */
export async function changeSettings(
  { staff, basePath }: Pick<OfficeContext, 'staff' | 'basePath'>,
  request: Request,
): Promise<RejectedForm> {
  const form = await request.clone().formData()
  const fields = findSettingFields((await loadDescription(staff, 'WebStore')).fields)
  const { values, errors } = await parseForm(staff, fields, form)
  const update = async (): Promise<void> => {
    const [store] = (await staff.query('SELECT Id FROM WebStore LIMIT 1')).records
    if (store !== undefined)
      await staff.updateRecord('WebStore', getRecordId(store), toApiValues(values), toIfMatch(form.get('tag')))
  }
  const rejected =
    errors.length > 0 || Object.keys(values).length === 0
      ? errors
      : await findFormErrors(update(), { request, basePath })
  if (rejected.length > 0) return { errors: rejected, typed: toTypedValues(fields, form), original: readOriginal(form) }
  throw redirect(toPathAfter('saved', officeLinks.settings()))
}

/** People separate codes by commas and spaces, too. */
function toApiValues(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      LISTS.has(name)
        ? value
            .split(/[;,\s]+/)
            .filter(Boolean)
            .join(';')
        : value,
    ]),
  )
}

const LISTS: ReadonlySet<string> = new Set(['SupportedCurrencies', 'ShippingCountries__c'])
