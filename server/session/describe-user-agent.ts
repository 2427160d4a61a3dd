import * as messages from '@hydrant/messages/compiled/server/session.js'

const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

type Pattern = readonly [RegExp, string]

/** Describes the browser or program of a User-Agent header: `Firefox on Windows`, `curl`. */
export function describeUserAgent(userAgent: string): string {
  const findName = (patterns: readonly Pattern[]) => patterns.find(([pattern]) => pattern.test(userAgent))?.[1]
  const browser = findName(BROWSERS)
  if (browser === undefined) return /^([\w.-]{1,40})(?:[/ ]|$)/.exec(userAgent)?.[1] ?? messages.unknownProgram()
  const system = findName(SYSTEMS)
  return system === undefined ? browser : messages.browserOnSystem({ browser, system })
}
