import { redirect } from 'react-router'
import type { OfficeContext } from '../office-context.ts'
import { readText } from '../shell/form-text.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, toIfMatch } from '../shell/office-errors.ts'
import type { TranslationObject } from './load-translations.ts'
import {
  LANGUAGES_SECTION,
  type RejectedTranslations,
  toInputName,
  toOriginal,
  type TranslationField,
  type TypedTranslation,
} from './translation-fields.ts'

type Office = Pick<OfficeContext, 'staff' | 'basePath'>

/** Whose texts a form saves, and the page that is shown when all are saved. */
interface TranslationTarget {
  readonly objectName: TranslationObject
  readonly parentId: string
  readonly path: string
}

/**
 * Saves the texts of each language that differ from what the page showed; a language without any text has no record.
 * Each is saved by itself, over its ETag; the page is shown again when all are saved.
 */
export async function saveTranslations(
  office: Office,
  request: Request,
  target: TranslationTarget,
): Promise<RejectedTranslations> {
  const form = await request.clone().formData()
  const codes = [...form.keys()].flatMap((name) => (name.endsWith('.original') ? [name.split('.')[0] ?? ''] : []))
  const rejected: Record<string, RejectedTranslations[string]> = {}
  for (const code of codes) {
    const typed = readTranslation(form, code)
    if (toOriginal(typed) === typed.original) continue
    const errors = await findFormErrors(save(office.staff, target, { ...typed, code }), {
      request,
      basePath: office.basePath,
    })
    if (errors.length > 0) rejected[code] = { typed, errors }
  }
  if (Object.keys(rejected).length === 0) throw redirect(toPathAfter('saved', target.path, LANGUAGES_SECTION))
  return rejected
}

function readTranslation(form: FormData, code: string): TypedTranslation {
  const read = (field: TranslationField) => readText(form, toInputName(code, field))
  return {
    name: read('name'),
    description: read('description'),
    id: read('id'),
    tag: read('tag'),
    original: read('original'),
  }
}

async function save(
  staff: Office['staff'],
  { objectName, parentId }: TranslationTarget,
  { code, name, description, id, tag }: TypedTranslation & { readonly code: string },
): Promise<void> {
  const texts = { Name: name === '' ? null : name, Description: description === '' ? null : description }
  if (name === '' && description === '') await staff.deleteRecord(objectName, id, toIfMatch(tag))
  else if (id === '') await staff.createRecord(objectName, { ParentId: parentId, Language: code, ...texts })
  else await staff.updateRecord(objectName, id, texts, toIfMatch(tag))
}
