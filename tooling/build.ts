import { buildServerIfChanged } from './building/build-server.ts'
import { buildStorefrontIfChanged } from './building/build-storefront.ts'

await Promise.all([buildServerIfChanged(), buildStorefrontIfChanged()])
