import { data } from 'react-router'
import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import { getFieldText, getRecordId } from '../records/field-value.ts'
import { type DescribedField, loadDescription } from '../records/load-description.ts'
import { loadRecord } from '../records/load-record.ts'
import { toFormValues } from '../records/parse-form.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { listSettingGroups } from './setting-groups.ts'

/** The settings of the shop as the page shows them. */
export interface Settings {
  readonly storeId: string
  readonly fields: readonly DescribedField[]
  readonly values: Readonly<Record<string, string>>
  /** The ETag of what is shown. */
  readonly tag: string | null
  /** When they were changed last. */
  readonly changedDate: string
  readonly locationGroups: readonly string[]
  readonly mayChange: boolean
}

/** Loads the settings; the error page for those who may not see them. */
export async function loadSettings(staff: StaffClient, objects: readonly ObjectSummary[]): Promise<Settings> {
  const { fields, updateable } = await loadDescription(staff, 'WebStore')
  const storeId = await findStoreId(staff)
  const shown = findSettingFields(fields)
  // The tag is read first: who changes the settings in between is noticed when they are saved.
  const tag = await awaitOrErrorPage(staff.readTag('WebStore', storeId))
  const [record, groups] = await Promise.all([
    loadRecord(staff, { objectName: 'WebStore', recordId: storeId }, fields),
    objects.some(({ name }) => name === 'LocationGroup') ? loadLocationGroups(staff) : [],
  ])
  return {
    storeId,
    fields: shown,
    values: toFormValues(shown, record),
    tag,
    changedDate: getFieldText(record, 'SystemModstamp') ?? '',
    locationGroups: groups,
    mayChange: updateable,
  }
}

/** Finds the id of the store, whose fields the settings are; without one it becomes the error page. */
export async function findStoreId(staff: StaffClient): Promise<string> {
  const [store] = (await awaitOrErrorPage(staff.query('SELECT Id FROM WebStore LIMIT 1'))).records
  if (store === undefined) throw data(null, { status: 404 })
  return getRecordId(store)
}

/** Finds the fields of the settings that the page shows. */
export function findSettingFields(fields: readonly DescribedField[]): readonly DescribedField[] {
  const names = new Set(listSettingGroups().flatMap(({ settings }) => settings.map(({ name }) => name)))
  return fields.filter(({ name }) => names.has(name))
}

async function loadLocationGroups(staff: StaffClient): Promise<readonly string[]> {
  const { records } = await awaitOrErrorPage(
    staff.query('SELECT Id, LocationGroupName FROM LocationGroup ORDER BY LocationGroupName LIMIT 200'),
  )
  return records.map((record) => getFieldText(record, 'LocationGroupName') ?? '')
}
