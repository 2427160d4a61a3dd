import { data, redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/builder-media.js'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { readReturnPath } from '../session/return-path.ts'
import { createErrorResponse } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'

/**
 * Updates the description of a media file or deletes it, depending on the field `intent`, and redirects to the page
 * that the form was on; returns the error message when that fails.
 */
export async function updateOrDeleteMedia({ builder, cookies }: ShopContext, form: FormData) {
  const contentKey = readTextField(form, 'contentKey')
  const returnTo = readReturnPath(form.get('returnTo'), builderLinks.media())
  switch (readTextField(form, 'intent')) {
    case 'describe': {
      const isDecorative = form.has('isDecorative')
      const focalPoint = {
        x: readPercentAsFractionOrHalf(form, 'focalX'),
        y: readPercentAsFractionOrHalf(form, 'focalY'),
      }
      const changeResult = await callAndCatchClientError(() =>
        builder.updateMedia(contentKey, {
          title: readTextField(form, 'title'),
          alternateText: isDecorative ? '' : readTextField(form, 'alternateText'),
          isDecorative,
          focalPoint,
        }),
      )
      if (!changeResult.ok)
        return data({ contentKey, message: changeResult.error.message }, { status: changeResult.error.status })
      setFlash(cookies, { tone: 'success', message: messages.fileSaved({ title: changeResult.value.title }) })
      return redirect(returnTo)
    }
    case 'delete': {
      const deleteResult = await callAndCatchClientError(() => builder.deleteMedia(contentKey))
      if (!deleteResult.ok)
        return data({ contentKey, message: deleteResult.error.message }, { status: deleteResult.error.status })
      setFlash(cookies, { tone: 'success', message: messages.fileDeleted() })
      return redirect(builderLinks.media())
    }
    default:
      throw createErrorResponse(400, messages.changeUnknown())
  }
}

/** Reads a percentage field as a number from 0 to 1; 0.5 when it is empty or not a number. */
function readPercentAsFractionOrHalf(form: FormData, name: string): number {
  const percent = Number(readTextField(form, name) || '50')
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) / 100 : 0.5
}
