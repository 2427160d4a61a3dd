import { redirect } from 'react-router'
import { toPlainDecimalOrNull } from '@hydrant/kernel/locale/format-decimal.ts'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { readText } from '../shell/form-text.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, type FormError, toIfMatch } from '../shell/office-errors.ts'

/** What a rejected adjustment sends back: what is wrong, and what was typed. */
export interface AdjustmentResult {
  readonly errors: readonly FormError[]
  readonly change: string
  readonly reason: string
}

/** Adjusts the stock of a level as its form says, and shows it again. */
export async function adjustFromForm(
  { staff, basePath }: Pick<OfficeContext, 'staff' | 'basePath'>,
  request: Request,
  levelId: string,
): Promise<AdjustmentResult> {
  const form = await request.clone().formData()
  const [change, reason] = [readText(form, 'change'), readText(form, 'reason')]
  const digits = change.replace(/^[+-]/, '')
  const quantity = toPlainDecimalOrNull(digits) ?? digits
  const body = { change: change.startsWith('-') ? `-${quantity}` : quantity, reason }
  const errors = await findFormErrors(staff.adjustStock(levelId, body, toIfMatch(form.get('tag'))), {
    request,
    basePath,
  })
  if (errors.length === 0) throw redirect(toPathAfter('adjusted', officeLinks.stock(levelId)))
  return { errors, change, reason }
}
