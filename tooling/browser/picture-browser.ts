import { toLaunchOptions, type LaunchOptions } from './browser.ts'
import { prepareBundledBrowser, canRunBundledBrowser } from './bundled-browser.ts'

// The machine's screen must not change how letters are drawn.
const deterministicArgs = ['--font-render-hinting=none', '--disable-lcd-text']

/**
 * Returns the options to launch the browser for the comparison of screenshots: always the bundled one, whatever
 * CHROME_PATH is. Returns null where it cannot run.
 */
export async function preparePictureBrowserOptions(): Promise<LaunchOptions | null> {
  if (!canRunBundledBrowser) return null
  const { args, ...options } = toLaunchOptions(await prepareBundledBrowser())
  return { ...options, args: [...args, ...deterministicArgs] }
}
