import * as messages from '@hydrant/messages/compiled/storefront/builder.js'
import type { ShopContext } from '../shop-context.ts'
import { requireSiteBuilder } from './require-site-builder.ts'
// Imported as a URL: a normal import would become part of the style sheet that shoppers load.
import styleSheet from './styles/builder.css?url'

/** The data of the frame around every page of the builder. */
export interface FrameData {
  /** The address of the builder's own style sheet. */
  readonly styleSheet: string
  readonly userName: string
}

/** Checks that the user is a site builder and loads the data of the frame; others are redirected or rejected. */
export async function authorizeAndLoadFrame(shop: ShopContext, request: Request): Promise<FrameData> {
  const { profile, userName } = await requireSiteBuilder(shop, request)
  return { styleSheet: shop.basePath + styleSheet, userName: profile?.firstName || userName || messages.siteBuilder() }
}
