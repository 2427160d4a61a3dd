import { redirect } from 'react-router'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { readText } from '../shell/form-text.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, type FormError, toIfMatch } from '../shell/office-errors.ts'
import { LABEL_OBJECT } from './load-labels.ts'

/** The inputs of a label; the name of each ends with the number of the row. */
export const LABEL_INPUTS = ['label', 'id', 'tag', 'original', 'translation'] as const

/** What a form says of a label. */
type TypedLabel = Readonly<Record<(typeof LABEL_INPUTS)[number], string>>

/** The translations that were rejected, by their labels; the others are saved. */
export type RejectedLabels = Readonly<Record<string, { readonly typed: string; readonly errors: readonly FormError[] }>>

/**
 * Saves the translations that differ from what the page showed; an emptied one is deleted. Each is saved by itself, over
 * its ETag; the page is shown again when all are saved.
 */
export async function saveLabels(
  { staff, basePath }: Pick<OfficeContext, 'staff' | 'basePath'>,
  request: Request,
): Promise<RejectedLabels> {
  const form = await request.clone().formData()
  const target = { Kind__c: readText(form, 'kind'), Language__c: readText(form, 'language') }
  const rows = [...form.keys()].flatMap((name) => (name.startsWith('label.') ? [name.slice('label.'.length)] : []))
  const rejected: Record<string, RejectedLabels[string]> = {}
  for (const row of rows) {
    const [label = '', id = '', tag = '', original = '', translation = ''] = LABEL_INPUTS.map((input) =>
      readText(form, `${input}.${row}`),
    )
    if (translation === original) continue
    const typed = { label, id, tag, original, translation }
    const errors = await findFormErrors(saveLabel(staff, target, typed), { request, basePath })
    if (errors.length > 0) rejected[label] = { typed: translation, errors }
  }
  if (Object.keys(rejected).length === 0) throw redirect(toPathAfter('saved', toPagePath(request)))
  return rejected
}

/** Of labels without a translation the first part is shown: those that were saved are among them no more. */
function toPagePath(request: Request): string {
  const { after, ...search } = Object.fromEntries(new URL(request.url).searchParams)
  return officeLinks.labels(search['untranslated'] === 'true' ? search : { ...search, after })
}

async function saveLabel(
  staff: OfficeContext['staff'],
  target: { readonly Kind__c: string; readonly Language__c: string },
  { label, id, tag, translation }: TypedLabel,
): Promise<void> {
  if (id === '') await staff.createRecord(LABEL_OBJECT, { ...target, Label__c: label, Translation__c: translation })
  else if (translation === '') await staff.deleteRecord(LABEL_OBJECT, id, toIfMatch(tag))
  else await staff.updateRecord(LABEL_OBJECT, id, { Translation__c: translation }, toIfMatch(tag))
}
