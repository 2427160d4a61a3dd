import { redirect } from 'react-router'
import { hasStatus } from '@hydrant/client/errors.ts'
import * as messages from '@hydrant/messages/compiled/back-office/settings.js'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { getRecordId } from '../records/field-value.ts'
import { loadDescription } from '../records/load-description.ts'
import { parseForm, readOriginal, toTypedValues } from '../records/parse-form.ts'
import type { RejectedForm } from '../records/save-record.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors } from '../shell/office-errors.ts'
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
  const tag = form.get('tag')
  let isChangedMeanwhile = false
  const update = async (): Promise<void> => {
    const [store] = (await staff.query('SELECT Id FROM WebStore LIMIT 1')).records
    const headers: Readonly<Record<string, string>> = typeof tag === 'string' && tag !== '' ? { 'if-match': tag } : {}
    try {
      if (store !== undefined)
        await staff.updateRecord('WebStore', getRecordId(store), toApiValues(values), { headers })
    } catch (error) {
      if (!hasStatus(error, 412)) throw error
      isChangedMeanwhile = true
    }
  }
  const rejected =
    errors.length > 0 || Object.keys(values).length === 0
      ? errors
      : await findFormErrors(update(), { request, basePath })
  const all = isChangedMeanwhile ? [{ message: messages.changedMeanwhile(), fields: [] }] : rejected
  if (all.length > 0) return { errors: all, typed: toTypedValues(fields, form), original: readOriginal(form) }
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
