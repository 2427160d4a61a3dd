import { hasRole } from '@hydrant/kernel/identity/roles.ts'
import { matchPath, replace } from 'react-router'
import { links } from '../links.ts'
import { leaveFlash } from '../session/flash.ts'
import { readReturnPath } from '../session/return-path.ts'
import type { ShopContext } from '../shop-context.ts'

const NOT_ADDED = 'This is a preview: nothing was added to a cart.'
const NOT_SENT = 'This is a preview: nothing was sent.'

/**
 * Leads back to the preview that a form was sent from, and says there that nothing came of it: who only looks at a page
 * changes nothing. `pathname` is where it was sent to. Only a site builder is shown previews; where anybody else comes
 * from is the page on which they were refused. Whoever signs out does so: the session is their own, and what looks like
 * a preview by its address may be a page that says there is none.
 */
export async function onlyLook(
  {
    client,
    cookies,
    basePath,
    previewAddress,
  }: Pick<ShopContext, 'client' | 'cookies' | 'basePath' | 'previewAddress'>,
  pathname: string,
): Promise<void> {
  if (previewAddress === null || matchPath(basePath + links.logout(), pathname) !== null) return
  const { userType } = await client.session.context()
  if (!hasRole(userType, 'site-builder')) return
  leaveFlash(cookies, {
    tone: 'info',
    message: matchPath(basePath + links.cart(), pathname) === null ? NOT_SENT : NOT_ADDED,
  })
  throw replace(readReturnPath(previewAddress, `${basePath}/`))
}
