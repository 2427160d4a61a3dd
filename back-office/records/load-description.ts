import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { FieldDescription, ObjectDescription } from '@hydrant/contract/records/description.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { findTitleField } from './title-field.ts'

/** A field with the title field of the object that it refers to, where the user may see that object. */
export interface DescribedField extends FieldDescription {
  readonly referencedTitle: string | null
}

/** An object with its fields, as the user may see them. */
export interface DescribedObject extends ObjectDescription {
  readonly fields: DescribedField[]
}

/** Loads what an object is; an object that the user may not see, or that does not exist, becomes the error page. */
export async function loadDescription(staff: StaffClient, objectName: string): Promise<DescribedObject> {
  const description = await awaitOrErrorPage(staff.describeObject(objectName))
  const { sobjects } = await staff.describeObjects()
  const visibleNames = new Set(sobjects.map(({ name }) => name))
  const referenced = [...new Set(description.fields.flatMap(({ referenceTo }) => referenceTo))].filter((name) =>
    visibleNames.has(name),
  )
  const titles = new Map(
    await Promise.all(
      referenced.map(async (name) => [name, findTitleField(await staff.describeObject(name))] as const),
    ),
  )
  return {
    ...description,
    fields: description.fields.map((field) => ({
      ...field,
      // People see what a reference names, not its id.
      label: field.type === 'reference' ? field.label.replace(/ ID$/, '') : field.label,
      referencedTitle: titles.get(field.referenceTo[0] ?? '') ?? null,
    })),
  }
}
