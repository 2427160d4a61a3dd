import { launchOptionsOf, type LaunchOptions } from './browser.ts'
import { bundledBrowser, bundledBrowserRunsHere } from './bundled-browser.ts'

// Nothing about the screen in front of the machine may change how letters are drawn.
const drawsAlikeEverywhere = ['--font-render-hinting=none', '--disable-lcd-text']

/**
 * How to start the one browser in which pictures are compared: the bundled one, whatever CHROME_PATH says; null where
 * that does not run.
 */
export async function pictureBrowserLaunchOptions(): Promise<LaunchOptions | null> {
  if (!bundledBrowserRunsHere) return null
  const { args, ...options } = launchOptionsOf(await bundledBrowser())
  return { ...options, args: [...args, ...drawsAlikeEverywhere] }
}
