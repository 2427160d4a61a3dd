import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { manifestField } from '../package-manifest.ts'
import { projectRoot } from '../project-root.ts'

const run = promisify(execFile)

/** A Chromium that can be started without root and without a download. */
export interface Browser {
  /** Undefined where Playwright's own browser, installed by its own command, is to be used. */
  readonly executablePath: string | undefined
  /** Variables it needs on top of the environment. */
  readonly env: Readonly<Record<string, string>>
}

/** Whether this machine can run the browser that an npm package carries. */
export const bundledBrowserRunsHere = process.platform === 'linux' && process.arch === 'x64'

/**
 * The browser that an npm package carries for Linux x64, with the libraries and the font that a bare machine lacks. It
 * is unpacked once per version; processes that unpack at the same time all end up with the same complete folder.
 */
export async function bundledBrowser(): Promise<Browser> {
  const home = join(await cacheFolder(), `chromium-${bundledVersion()}`)
  if (!(await isThere(home))) await unpackInto(home)
  return {
    executablePath: join(home, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
      TMPDIR: join(home, 'tmp'),
    },
  }
}

function bundledVersion(): string {
  return String(
    manifestField(join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..'), 'version'),
  )
}

async function cacheFolder(): Promise<string> {
  const preferred = join(projectRoot, 'node_modules', '.cache', 'hydrant')
  try {
    await mkdir(preferred, { recursive: true })
    await access(preferred, constants.W_OK)
    return preferred
  } catch {
    const fallback = join(tmpdir(), `hydrant-${userInfo().uid}`)
    await mkdir(fallback, { recursive: true, mode: 0o700 })
    return fallback
  }
}

async function unpackInto(home: string): Promise<void> {
  const staging = `${home}.${randomUUID()}`
  await mkdir(join(staging, 'tmp'), { recursive: true })
  try {
    const script = fileURLToPath(new URL('unpack-chromium.ts', import.meta.url))
    await run(process.execPath, [script], { env: { ...process.env, TMPDIR: staging } })
    await writeFile(join(staging, 'fonts.conf'), fontSettings(home))
    await rename(staging, home)
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    // Another process was faster: a folder that exists under its final name is complete.
    if (!(await isThere(home))) throw error
  }
}

function fontSettings(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts', 'fonts')}</dir>
  <cachedir>${join(home, 'tmp', 'fontconfig')}</cachedir>
</fontconfig>
`
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
