import { buildStorefrontIfChanged } from './building/build-storefront.ts'

await buildStorefrontIfChanged()
// In this process, so that a signal sent to it reaches the shop.
await import('@hydrant/server/http/main.ts')
