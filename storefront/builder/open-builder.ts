import type { ShopContext } from '../shop-context.ts'
import { requireSiteBuilder } from './require-site-builder.ts'
// By its address: what is imported the usual way becomes part of the one style sheet that shoppers load.
import styleSheet from './styles/builder.css?url'

/** What every page of the builder is framed with. */
export interface FrameData {
  /** The address of the builder's own style sheet. */
  readonly styleSheet: string
  readonly userName: string
}

/** Lets a site builder in, and says what their page is framed with; others are sent away. */
export async function openBuilder(shop: ShopContext, request: Request): Promise<FrameData> {
  const { profile, userName } = await requireSiteBuilder(shop, request)
  return { styleSheet: shop.basePath + styleSheet, userName: profile?.firstName || userName || 'Site builder' }
}
