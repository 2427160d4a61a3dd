import { existsSync } from 'node:fs'
import { bundledBrowser, bundledBrowserRunsHere, type Browser } from './bundled-browser.ts'
import { installedBrowser } from './installed-browser.ts'

/** What `chromium.launch` of Playwright takes. */
export interface LaunchOptions {
  readonly executablePath?: string
  readonly args: string[]
  readonly env: Record<string, string>
}

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * How to start a browser here: CHROME_PATH if set, on Linux x64 the bundled one, else an installed one, else
 * Playwright's own.
 */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  return launchOptionsOf(await findBrowser())
}

/** How to start one browser. */
export function launchOptionsOf({ executablePath, env }: Browser): LaunchOptions {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: process.platform === 'linux' ? ['--no-sandbox', ...quiet] : quiet,
    env: { ...Object.fromEntries(inherited), ...env },
  }
}

async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROME_PATH
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, and there is no such file.`)
    return { executablePath: named, env: {} }
  }
  if (bundledBrowserRunsHere) return bundledBrowser()
  return { executablePath: installedBrowser(), env: {} }
}
