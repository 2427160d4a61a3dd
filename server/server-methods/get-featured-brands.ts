import { FEATURED_BRANDS } from '@hydrant/contract/shared/limits.ts'
import { ok } from '@hydrant/kernel/result/result.ts'
import { listFeaturedBrands } from '../catalogue/service.ts'
import { resolveShopperForAccount } from './resolve-shopper-for-account.ts'
import type { ServerMethod } from './method.ts'

/** The server method that lists the featured brands of which the shopper may see a product. */
export const getFeaturedBrands: ServerMethod = {
  isCacheable: true,
  guests: 'if-browsing',
  async run(call) {
    const acting = await resolveShopperForAccount(call)
    if (!acting.ok) return acting
    const brands = await call.database.query((db) => listFeaturedBrands(db, acting.value, FEATURED_BRANDS))
    return ok(brands.map(({ categoryId, name, logoUrl }) => ({ categoryId, categoryName: name, image: logoUrl })))
  },
}
