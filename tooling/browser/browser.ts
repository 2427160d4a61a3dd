import { existsSync } from 'node:fs'
import { prepareBundledBrowser, canRunBundledBrowser, type Browser } from './bundled-browser.ts'
import { findInstalledBrowser } from './installed-browser.ts'

/** The options of Playwright's `chromium.launch`. */
export interface LaunchOptions {
  readonly executablePath?: string
  readonly args: string[]
  readonly env: Record<string, string>
}

const quietArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Returns the options to launch a browser on this machine: CHROME_PATH if set, on Linux x64 the bundled one, which is
 * unpacked first, else an installed one, else Playwright's own.
 */
export async function prepareBrowserLaunchOptions(): Promise<LaunchOptions> {
  return toLaunchOptions(await chooseAndPrepareBrowser())
}

/** The launch options of one browser. */
export function toLaunchOptions({ executablePath, env }: Browser): LaunchOptions {
  const inheritedEnv = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: process.platform === 'linux' ? ['--no-sandbox', ...quietArgs] : quietArgs,
    env: { ...Object.fromEntries(inheritedEnv), ...env },
  }
}

async function chooseAndPrepareBrowser(): Promise<Browser> {
  const chromePath = process.env.CHROME_PATH
  if (chromePath !== undefined && chromePath !== '') {
    if (!existsSync(chromePath)) throw new Error(`CHROME_PATH names ${chromePath}, and there is no such file.`)
    return { executablePath: chromePath, env: {} }
  }
  if (canRunBundledBrowser) return prepareBundledBrowser()
  return { executablePath: findInstalledBrowser(), env: {} }
}
