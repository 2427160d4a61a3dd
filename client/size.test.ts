import { readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'

const FOLDER = import.meta.dirname

/** The maximum size in bytes of brotli of the whole client, and of one area with what its calls need. */
const LIMIT = { whole: 12_500, area: 4_100 }

const AREAS = ['calls', 'checkouts', 'content', 'forms', 'inventory', 'server-methods', 'taxes']

const everyFile = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))

/**
 * Bundles all exports of some files, as a shop that uses all of it does, and returns the size and the included files.
 */
async function bundle(files: readonly string[]) {
  const entry = files.map((file) => `export * from ${JSON.stringify(`${FOLDER}/${file}`)}`).join('\n')
  const built = await build({
    root: FOLDER,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id.endsWith('virtual:entry') ? '\0entry' : null),
        load: (id) => (id === '\0entry' ? entry : null),
      },
    ],
    build: {
      write: false,
      target: 'es2024',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict' },
    },
  })
  const chunks = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((part) => (part.type === 'chunk' ? [part] : []))
  const modules = chunks
    .flatMap((chunk) => Object.entries(chunk.modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
  // The names of exports are no part of an application.
  const code = chunks.map((chunk) => chunk.code.replace(/export\s*\{[^}]*\};?\s*$/, '')).join('')
  return {
    size: brotliCompressSync(code).length,
    files: modules.map(([id]) => id.replace(`${FOLDER}/`, '')),
  }
}

test('the whole client is small', async () => {
  const { size, files } = await bundle(everyFile)
  expect(files).toEqual(
    expect.arrayContaining(['create-client.ts', 'resource-cache.ts', 'cached-requester.ts', 'checkout-session.ts']),
  )
  expect(size).toBeLessThanOrEqual(LIMIT.whole)
})

describe('an area alone', () => {
  test.each(AREAS)('includes no other one: %s', async (area) => {
    const { size, files } = await bundle([`${area}.ts`, 'request.ts'])
    const others = AREAS.filter((other) => other !== area).map((other) => `${other}.ts`)
    expect(files).toContain(`${area}.ts`)
    expect(files.filter((file) => others.includes(file))).toEqual([])
    expect(size).toBeLessThanOrEqual(LIMIT.area)
  })

  test('exists for every area of the client', () => {
    expect(AREAS.every((area) => everyFile.includes(`${area}.ts`))).toBe(true)
  })
})

test('calls of the site builder stay out of a shop that only uses the client', async () => {
  const { files } = await bundle(everyFile)
  expect(files.filter((file) => /builder/.test(file))).toEqual([])
})

test('schemas stay out of bundles', async () => {
  const { files } = await bundle(everyFile)
  expect(files.filter((file) => /typebox|contract\/shop\//.test(file))).toEqual([])
})
