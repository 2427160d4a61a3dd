import { preview } from 'vite'
import { buildGallery } from './build.ts'
import { toServerConfig } from './fixtures/serve.ts'

await buildGallery()
const server = await preview(toServerConfig(4180))
console.log(`The gallery is open at ${server.resolvedUrls?.local[0] ?? ''}`)
