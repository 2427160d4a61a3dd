import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readManifestField } from '../package-manifest.ts'
import { projectRoot } from '../project-root.ts'

const runFile = promisify(execFile)

/** A Chromium that can be started without root and without a download. */
export interface Browser {
  /** Undefined for Playwright's own browser, which its own command installs. */
  readonly executablePath: string | undefined
  /** Additional environment variables. */
  readonly env: Readonly<Record<string, string>>
}

/** Whether this machine can run the browser from the npm package. */
export const canRunBundledBrowser = process.platform === 'linux' && process.arch === 'x64'

/**
 * Unpacks the browser for Linux x64 from its npm package, with the libraries and the font that a minimal machine lacks,
 * and returns it. It is unpacked once per version; concurrent processes all end up with the same complete folder.
 */
export async function prepareBundledBrowser(): Promise<Browser> {
  const browserFolder = join(await prepareCacheFolder(), `chromium-${readBundledVersion()}`)
  if (!(await pathExists(browserFolder))) await unpackBrowserInto(browserFolder)
  return {
    executablePath: join(browserFolder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(browserFolder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(browserFolder, 'fonts.conf'),
      TMPDIR: join(browserFolder, 'tmp'),
    },
  }
}

function readBundledVersion(): string {
  return String(
    readManifestField(join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..'), 'version'),
  )
}

async function prepareCacheFolder(): Promise<string> {
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

async function unpackBrowserInto(browserFolder: string): Promise<void> {
  const staging = `${browserFolder}.${randomUUID()}`
  await mkdir(join(staging, 'tmp'), { recursive: true })
  try {
    const script = fileURLToPath(new URL('unpack-chromium.ts', import.meta.url))
    await runFile(process.execPath, [script], { env: { ...process.env, TMPDIR: staging } })
    await writeFile(join(staging, 'fonts.conf'), toFontConfig(browserFolder))
    await rename(staging, browserFolder)
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    // Another process was faster: a folder with its final name is complete.
    if (!(await pathExists(browserFolder))) throw error
  }
}

function toFontConfig(browserFolder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(browserFolder, 'fonts', 'fonts')}</dir>
  <cachedir>${join(browserFolder, 'tmp', 'fontconfig')}</cachedir>
</fontconfig>
`
}

async function pathExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
