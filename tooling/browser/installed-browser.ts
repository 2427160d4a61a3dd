import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const commandNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge']

/** Finds the path of a Chrome or Chromium installed on this machine, or undefined. */
export function findInstalledBrowser(): string | undefined {
  return listCandidates().find((path) => existsSync(path))
}

function listCandidates(): string[] {
  switch (process.platform) {
    case 'darwin':
      return ['', process.env.HOME ?? ''].flatMap((home) => [
        `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
        `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
        `${home}/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
      ])
    case 'win32':
      return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap(
        (base = '') => [
          join(base, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          join(base, 'Chromium', 'Application', 'chrome.exe'),
          join(base, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
        ],
      )
    default:
      return (process.env.PATH ?? '')
        .split(delimiter)
        .flatMap((folder) => commandNames.map((name) => join(folder, name)))
  }
}
