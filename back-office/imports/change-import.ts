import { redirect } from 'react-router'
import type { ImportMapping, ImportOperation } from '@hydrant/contract/admin/record-imports.ts'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { readText } from '../shell/form-text.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, type FormError } from '../shell/office-errors.ts'

/** What a form of an import was answered: what is wrong, and what was chosen. */
export interface RejectedChange {
  readonly errors: readonly FormError[]
  /** Null for a form without choices. */
  readonly chosen: ImportMapping | null
}

/** Does with an import what a form says: checks, imports, cancels or dismisses it, and shows it again. */
export async function changeImport(
  { staff, basePath }: Pick<OfficeContext, 'staff' | 'basePath'>,
  request: Request,
  importId: string,
): Promise<RejectedChange> {
  const form = await request.clone().formData()
  const intent = readText(form, 'intent')
  const chosen = intent === 'check' ? readMapping(form) : null
  const errors = await findFormErrors(call(), { request, basePath })
  if (errors.length > 0) return { errors, chosen }
  const page = officeLinks.import(importId)
  throw redirect(intent === 'dismiss' ? toPathAfter('dismissed', page) : page)

  function call(): Promise<unknown> {
    if (chosen !== null) return staff.checkRecordImport(importId, chosen)
    if (intent === 'run') return staff.runRecordImport(importId, { checkNumber: Number(readText(form, 'check')) || 0 })
    return intent === 'dismiss' ? staff.dismissRecordImport(importId) : staff.cancelRecordImport(importId)
  }
}

/** Reads what the columns are for; `field.0` is the first one. */
function readMapping(form: FormData): ImportMapping {
  const count = Number(readText(form, 'columns')) || 0
  const fields = Array.from(
    { length: Math.min(Math.max(count, 0), 500) },
    (_, index) => readText(form, `fields.${index}`) || null,
  )
  const operation = toOperation(readText(form, 'operation'))
  return { operation, keyField: operation === 'insert' ? null : readText(form, 'keyField') || null, fields }
}

function toOperation(text: string): ImportOperation {
  return text === 'insert' || text === 'update' ? text : 'upsert'
}
