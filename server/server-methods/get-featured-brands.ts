import { FEATURED_BRANDS } from '@hydrant/contract/shared/limits.ts'
import { ok } from '@hydrant/kernel/result/result.ts'
import { listFeaturedBrands } from '../catalogue/service.ts'
import { actingFor } from './acting-for.ts'
import type { ServerMethod } from './method.ts'

/** The brands that the shop puts forward, of which the shopper may see a product. */
export const getFeaturedBrands: ServerMethod = {
  isCacheable: true,
  guests: 'if-browsing',
  async run(call) {
    const acting = await actingFor(call)
    if (!acting.ok) return acting
    const brands = await call.database.read((executor) => listFeaturedBrands(executor, acting.value, FEATURED_BRANDS))
    return ok(brands.map(({ categoryId, name, logoUrl }) => ({ categoryId, categoryName: name, image: logoUrl })))
  },
}
