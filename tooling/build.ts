import { buildServer } from './building/build-server.ts'
import { buildStorefront } from './building/build-storefront.ts'

await Promise.all([buildServer(), buildStorefront()])
