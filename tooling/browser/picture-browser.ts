import { toLaunchOptions, type LaunchOptions } from './browser.ts'
import { prepareBundledBrowser, canRunBundledBrowser } from './bundled-browser.ts'

// The machine's screen must not change how letters are drawn.
const deterministicArgs = ['--font-render-hinting=none', '--disable-lcd-text']

/**
 * Returns how to start the browser for picture comparison: always the bundled one, whatever CHROME_PATH is; null where
 * it cannot run.
 */
export async function pictureBrowserLaunchOptions(): Promise<LaunchOptions | null> {
  if (!canRunBundledBrowser) return null
  const { args, ...options } = toLaunchOptions(await prepareBundledBrowser())
  return { ...options, args: [...args, ...deterministicArgs] }
}
