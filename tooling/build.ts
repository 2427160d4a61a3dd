import { buildServerIfChanged } from './building/build-server.ts'
import { buildPagesIfChanged } from './building/build-pages.ts'

await Promise.all([buildServerIfChanged(), buildPagesIfChanged()])
