import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { DEFAULT_LOCALE } from '@hydrant/messages/locale.ts'
import { compileWithPseudoLocale, replaceFolderContents } from '@hydrant/tooling/messages/catalogue-files.ts'
import type { GalleryPage } from './site/prerender.tsx'

const root = fileURLToPath(new URL('.', import.meta.url))
const output = join(root, 'build')

/**
 * Builds the gallery into `gallery/build`: every page as a file, prerendered as a server would, and the script and
 * style for hydration. Its messages are also there in the pseudo-language, shown by `?locale=en-XA`.
 */
export async function buildGallery(): Promise<void> {
  const messages = join(output, 'messages')
  replaceFolderContents(messages, compileWithPseudoLocale())
  const resolve = { alias: { '@hydrant/messages/compiled': messages } }
  const common = { root, configFile: false, logLevel: 'warn', base: './', resolve } as const
  await build({
    ...common,
    build: {
      outDir: join(output, 'site'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(root, 'site/client.tsx'),
        output: { entryFileNames: 'gallery.js', assetFileNames: 'gallery[extname]' },
      },
    },
  })
  await build({
    ...common,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(output, 'server'),
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: { input: join(root, 'site/prerender.tsx') },
    },
  })
  const serverBundle: unknown = await import(pathToFileURL(join(output, 'server/prerender.js')).href)
  if (!isPrerender(serverBundle)) throw new Error('The gallery was built without its pages.')
  for (const page of await serverBundle.renderPages()) {
    const file = join(output, 'site', page.path, 'index.html')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, toHtmlDocument(page))
  }
}

function isPrerender(module: unknown): module is { renderPages: () => Promise<GalleryPage[]> } {
  return typeof module === 'object' && module !== null && 'renderPages' in module
}

function toHtmlDocument({ path, title, html, exhibitFile }: GalleryPage): string {
  const pathToRoot = '../'.repeat(path.split('/').length - 2) || './'
  return `<!doctype html><html lang="${DEFAULT_LOCALE}" data-path="${path}" data-exhibit="${exhibitFile ?? ''}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="${pathToRoot}gallery.css"><script type="module" src="${pathToRoot}gallery.js"></script></head><body><div id="root">${html}</div></body></html>`
}
