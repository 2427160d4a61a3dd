import { globSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { projectRoot } from '../project-root.ts'

const design = join(projectRoot, 'design')

/** What some files of the design system weigh, in bytes of brotli as a browser fetches them. */
export interface Weight {
  /** Their JavaScript and all it needs, without React. */
  readonly script: number
  readonly style: number
}

/** The files of the design system that hold components, by their paths in its folder. */
export function componentFiles(): string[] {
  return globSync('*/*.tsx', { cwd: design }).toSorted()
}

/** The style sheets of the design system, by their paths in its folder. */
export function styleFiles(): string[] {
  return globSync('**/*.css', { cwd: design }).toSorted()
}

/** Weighs files of the design system, built and minified as the shop builds them, by themselves. */
export async function weigh(files: readonly string[]): Promise<Weight> {
  const entry = files.map((file, place) => `${useOf(file, place)} ${JSON.stringify(join(design, file))}`).join('\n')
  const built = await build({
    root: design,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id.endsWith('virtual:entry') ? '\0entry' : null),
        load: (id) => (id === '\0entry' ? entry : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: 'virtual:entry', external: /^react(-dom)?(\/|$)/, preserveEntrySignatures: 'strict' },
    },
  })
  const parts = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return { script: compressed(parts.flatMap(scriptOf)), style: compressed(parts.flatMap(styleOf)) }
}

// The classes of a style sheet have to be used, or its rules are left out.
function useOf(file: string, place: number): string {
  if (file.endsWith('.module.css')) return `export { default as sheet${place} } from`
  return file.endsWith('.css') ? 'import' : 'export * from'
}

type Part = Extract<Awaited<ReturnType<typeof build>>, { readonly output: unknown }>['output'][number]

// Under which names things are exported is no part of an application.
function scriptOf(part: Part): string[] {
  return part.type === 'chunk' ? [part.code.replace(/export\s*\{[^}]*\};?\s*$/, '')] : []
}

function styleOf(part: Part): string[] {
  return part.type === 'asset' && part.fileName.endsWith('.css') ? [part.source.toString()] : []
}

function compressed(texts: readonly string[]): number {
  const text = texts.join('')
  return text === '' ? 0 : brotliCompressSync(text).length
}
