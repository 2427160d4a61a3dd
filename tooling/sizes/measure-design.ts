import { globSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { projectRoot } from '../project-root.ts'

const designFolder = join(projectRoot, 'design')

/** The size of some files of the design system, in bytes of brotli as a browser loads them. */
export interface Weight {
  /** Their JavaScript with all dependencies, without React. */
  readonly script: number
  readonly style: number
}

/** Lists the component files of the design system, relative to its folder. */
export function listComponentFiles(): string[] {
  return globSync('*/*.tsx', { cwd: designFolder }).toSorted()
}

/** Lists the style sheets of the design system, relative to its folder. */
export function listStyleFiles(): string[] {
  return globSync('**/*.css', { cwd: designFolder }).toSorted()
}

/** Measures the size of files of the design system, built and minified like the shop. */
export async function measureBundledSize(files: readonly string[]): Promise<Weight> {
  const entry = files
    .map((file, index) => `${toExportStatement(file, index)} ${JSON.stringify(join(designFolder, file))}`)
    .join('\n')
  const built = await build({
    root: designFolder,
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
  const outputFiles = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  return {
    script: toCompressedSize(outputFiles.flatMap(toScriptTexts)),
    style: toCompressedSize(outputFiles.flatMap(toStyleTexts)),
  }
}

// Exports the classes of a CSS module, because the build would remove its rules otherwise.
function toExportStatement(file: string, index: number): string {
  if (file.endsWith('.module.css')) return `export { default as sheet${index} } from`
  return file.endsWith('.css') ? 'import' : 'export * from'
}

type OutputFile = Extract<Awaited<ReturnType<typeof build>>, { readonly output: unknown }>['output'][number]

// Removes the names of exports, which are no part of an application.
function toScriptTexts(outputFile: OutputFile): string[] {
  return outputFile.type === 'chunk' ? [outputFile.code.replace(/export\s*\{[^}]*\};?\s*$/, '')] : []
}

function toStyleTexts(outputFile: OutputFile): string[] {
  return outputFile.type === 'asset' && outputFile.fileName.endsWith('.css') ? [outputFile.source.toString()] : []
}

function toCompressedSize(texts: readonly string[]): number {
  const text = texts.join('')
  return text === '' ? 0 : brotliCompressSync(text).length
}
