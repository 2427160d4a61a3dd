import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { prepareBrowserLaunchOptions } from '@hydrant/tooling/browser/browser.ts'
import type { Visit } from './visit.ts'

/** The scores (0 to 100) that do not depend on the speed of the machine. */
export interface PageQuality {
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  /** The audits that a score of less than 100 comes from. */
  readonly failedAudits: readonly string[]
}

/** One visit with an empty cache, measured by Lighthouse on a simulated phone with a slow 4G connection. */
export interface PageResult extends PageQuality {
  readonly performance: number
  /** Milliseconds. */
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blockingTime: number
  readonly scriptFiles: number
  /** Bytes as sent, with headers. */
  readonly scriptBytes: number
  readonly htmlBytes: number
  readonly requests: number
}

/** Visits a page once in a new browser; throws when the page cannot be measured. */
export async function measurePage({ url, cookie, isListed }: Visit): Promise<PageResult> {
  const { executablePath, args, env } = await prepareBrowserLaunchOptions()
  const browser = await launch({
    ...(executablePath !== undefined && { chromePath: executablePath }),
    chromeFlags: ['--headless=new', ...args],
    envVars: env,
    logLevel: 'error',
  })
  try {
    const run = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      ...(cookie !== '' && { extraHeaders: { cookie } }),
      // A page that search engines must not list is measured without the audit of that.
      ...(!isListed && { skipAudits: ['is-crawlable'] }),
    })
    if (run === undefined) throw new Error(`${url} was not measured.`)
    if (run.lhr.runtimeError) throw new Error(`${url} was not measured: ${run.lhr.runtimeError.message}`)
    return toPageResult(run.lhr)
  } finally {
    browser.kill()
  }
}

function toPageResult({ categories, audits }: Result): PageResult {
  const requests = listRequests(audits['network-requests'])
  const scripts = requests.filter(({ type }) => type === 'Script')
  const scoreOf = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  const millisecondsOf = (id: string) => Math.round(audits[id]?.numericValue ?? 0)
  const qualityAudits = ['accessibility', 'best-practices', 'seo'].flatMap((id) => categories[id]?.auditRefs ?? [])
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    failedAudits: qualityAudits.flatMap(({ id, weight }) => {
      const score = audits[id]?.score ?? 1
      return weight > 0 && score < 1 ? [id] : []
    }),
    firstPaint: millisecondsOf('first-contentful-paint'),
    largestPaint: millisecondsOf('largest-contentful-paint'),
    blockingTime: millisecondsOf('total-blocking-time'),
    scriptFiles: scripts.length,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    htmlBytes: requests.find(({ type }) => type === 'Document')?.bytes ?? 0,
    requests: requests.length,
  }
}

function listRequests(
  audit: Result['audits'][string] | undefined,
): readonly { readonly type: string; readonly bytes: number }[] {
  const items = audit?.details?.type === 'table' ? audit.details.items : []
  return items.map(({ resourceType, transferSize }) => ({
    type: typeof resourceType === 'string' ? resourceType : '',
    bytes: Number(transferSize),
  }))
}
