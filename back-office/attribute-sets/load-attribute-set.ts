import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { getFieldText, getRecordId } from '../records/field-value.ts'
import { loadDescription } from '../records/load-description.ts'
import { loadRecord } from '../records/load-record.ts'
import { readTags } from '../records/read-tags.ts'
import { formatId } from '../records/soql-literal.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { type AttributeOption, parseOptionsJson } from '../variations/parse-attribute-json.ts'

/** An attribute of a set, with its ETag as the page shows it. */
export interface SetAttribute {
  readonly id: string
  readonly field: string
  readonly label: string
  readonly viewType: string
  readonly sequence: string
  readonly options: readonly AttributeOption[]
  readonly tag: string
}

/** Loads an attribute set with its attributes, in their order. */
export async function loadAttributeSet(staff: StaffClient, setId: string) {
  const path = { objectName: 'ProductAttributeSet', recordId: setId }
  const [description, itemDescription] = await Promise.all([
    loadDescription(staff, path.objectName),
    loadDescription(staff, 'ProductAttributeSetItem'),
  ])
  // The tags are read before the values: who changes something in between is noticed when it is saved.
  const tag = await awaitOrErrorPage(staff.readTag(path.objectName, setId))
  const items = async (fields: string) =>
    (
      await awaitOrErrorPage(
        staff.query(
          `SELECT ${fields} FROM ProductAttributeSetItem WHERE ProductAttributeSetId = ${formatId(setId)} ORDER BY Sequence, Field`,
        ),
      )
    ).records
  const tags = await readTags(staff, 'ProductAttributeSetItem', (await items('Id')).map(getRecordId))
  const [record, records] = await Promise.all([
    loadRecord(staff, path, description.fields),
    items('Id, Field, Label__c, ViewType__c, Sequence, Options__c'),
  ])
  return {
    id: setId,
    name: getFieldText(record, 'MasterLabel') ?? '',
    developerName: getFieldText(record, 'DeveloperName') ?? '',
    tag: tag ?? '',
    attributes: records.map((item): SetAttribute => ({
      id: getRecordId(item),
      field: getFieldText(item, 'Field') ?? '',
      label: getFieldText(item, 'Label__c') ?? '',
      viewType: getFieldText(item, 'ViewType__c') ?? '',
      sequence: getFieldText(item, 'Sequence') ?? '0',
      options: parseOptionsJson(getFieldText(item, 'Options__c')),
      tag: tags.get(getRecordId(item)) ?? '',
    })),
    mayUpdate: description.updateable && itemDescription.updateable,
  }
}

/** An attribute set with its attributes. */
export type LoadedAttributeSet = Awaited<ReturnType<typeof loadAttributeSet>>
