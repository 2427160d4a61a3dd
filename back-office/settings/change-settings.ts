import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { type RejectedForm, saveFromForm } from '../records/save-record.ts'
import { findSettingFields, findStoreId } from './load-settings.ts'

/**
 * Saves what the form has changed of the settings. When somebody else has changed them since the page was loaded, nothing
 * is saved and the user is told. Without a store it becomes the error page.
 */
export async function changeSettings(
  office: Pick<OfficeContext, 'staff' | 'basePath'>,
  request: Request,
): Promise<RejectedForm> {
  return saveFromForm(office, request, {
    objectName: 'WebStore',
    recordId: await findStoreId(office.staff),
    returnTo: officeLinks.settings(),
    selectFields: findSettingFields,
    toApiValues,
  })
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

const LISTS: ReadonlySet<string> = new Set(['SupportedCurrencies', 'SupportedLanguages', 'ShippingCountries__c'])
