import { data, redirect } from 'react-router'
import { leaveFlash } from '../session/flash.ts'
import { textOf } from '../session/form-text.ts'
import { tryCall } from '../session/refusal.ts'
import { readReturnPath } from '../session/return-path.ts'
import { pageRefusal } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'

/** Describes a file of the library or deletes it, by the field `intent`, and leads back to where the form was. */
export async function changeMedia({ builder, cookies }: ShopContext, form: FormData) {
  const contentKey = textOf(form, 'contentKey')
  const returnTo = readReturnPath(form.get('returnTo'), builderLinks.media())
  switch (textOf(form, 'intent')) {
    case 'describe': {
      const isDecorative = form.has('isDecorative')
      const focalPoint = { x: shareOf(form, 'focalX'), y: shareOf(form, 'focalY') }
      const changed = await tryCall(() =>
        builder.media.describe(contentKey, {
          title: textOf(form, 'title'),
          alternateText: isDecorative ? '' : textOf(form, 'alternateText'),
          isDecorative,
          focalPoint,
        }),
      )
      if (!changed.ok) return data({ contentKey, message: changed.refusal.message }, { status: changed.refusal.status })
      leaveFlash(cookies, { tone: 'success', message: `“${changed.value.title}” is saved.` })
      return redirect(returnTo)
    }
    case 'delete': {
      const removed = await tryCall(() => builder.media.remove(contentKey))
      if (!removed.ok) return data({ contentKey, message: removed.refusal.message }, { status: removed.refusal.status })
      leaveFlash(cookies, { tone: 'success', message: 'The file is deleted.' })
      return redirect(builderLinks.media())
    }
    default:
      throw pageRefusal(400, 'The form did not say what to do with the file. Go back and try again.')
  }
}

/** A percentage as a share; the middle where there is none. */
function shareOf(form: FormData, name: string): number {
  const percent = Number(textOf(form, name) || '50')
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) / 100 : 0.5
}
