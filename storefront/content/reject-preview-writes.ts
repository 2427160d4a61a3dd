import { hasRole } from '@hydrant/kernel/identity/roles.ts'
import { matchPath, replace } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/content.js'
import { links } from '../links.ts'
import { setFlash } from '../session/flash.ts'
import { readReturnPath } from '../session/return-path.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Rejects a form that was sent from a preview: redirects back to the preview with a flash message. `pathname` is where
 * the form was sent to. Applies only to site builders, because only they see previews. Signing out is allowed: the
 * session is their own.
 */
export async function redirectPreviewFormBack(
  { client, cookies, basePath, previewPath }: Pick<ShopContext, 'client' | 'cookies' | 'basePath' | 'previewPath'>,
  pathname: string,
): Promise<void> {
  if (previewPath === null || matchPath(basePath + links.logout(), pathname) !== null) return
  const { userType } = await client.getSessionContext()
  if (!hasRole(userType, 'site-builder')) return
  setFlash(cookies, {
    tone: 'info',
    message:
      matchPath(basePath + links.cart(), pathname) === null
        ? messages.previewNothingSent()
        : messages.previewNothingAdded(),
  })
  throw replace(readReturnPath(previewPath, `${basePath}/`))
}
