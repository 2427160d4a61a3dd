import { buildStorefront } from './building/build-storefront.ts'

await buildStorefront()
