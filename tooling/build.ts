import { buildStorefront } from './build/build-storefront.ts'

await buildStorefront()
