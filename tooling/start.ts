import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildStorefrontIfChanged } from './building/build-storefront.ts'
import { projectRoot } from './project-root.ts'

// What Node has compiled once it need not compile at the next start, which is a second sooner for it.
enableCompileCache(join(projectRoot, 'node_modules/.cache/compiled'))
await buildStorefrontIfChanged()
// In this process, so that a signal sent to it reaches the shop.
await import('@hydrant/server/http/main.ts')
