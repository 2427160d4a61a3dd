import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readManifestField } from '@hydrant/tooling/package-manifest.ts'
import { projectRoot } from '@hydrant/tooling/project-root.ts'
import { describeMachine } from './machine.ts'
import { measurePage, type PageResult } from './pages/measure-page.ts'
import { preparePageVisits } from './pages/visit.ts'
import { startShop } from './shop-process.ts'

const RESULTS = fileURLToPath(new URL('results/pages.md', import.meta.url))

/** The maximum number of scripts that a first visit of a page may load. */
const MAX_SCRIPT_FILES = 15

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})

const dataDir = await mkdtemp(join(tmpdir(), 'hydrant-bench-'))
try {
  const shop = await startShop({ dataDir, databaseUrl: '' })
  try {
    const visits = (await preparePageVisits(shop)).filter(({ name }) => name.includes(values.only))
    const results: [string, PageResult][] = []
    for (const visit of visits) {
      const runs: PageResult[] = []
      for (let run = 0; run < Number(values.runs); run += 1) runs.push(await measurePage(visit))
      const medianRun = runs.toSorted((one, other) => one.performance - other.performance)[Math.floor(runs.length / 2)]
      if (medianRun !== undefined) results.push([visit.name, medianRun])
    }
    const table = toTable(results)
    console.log(table)
    if (values.write) await writeFile(RESULTS, toReport(table))
    if (values.check) for (const [name, result] of results) reportMissedTargets(name, result)
  } finally {
    await shop.close()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

/** Fails the command when a page misses a target that does not depend on the speed of the machine. */
function reportMissedTargets(
  name: string,
  { accessibility, bestPractices, seo, failedAudits, scriptFiles }: PageResult,
): void {
  if (Math.min(accessibility, bestPractices, seo) < 100) reportFailure(`${name}: ${failedAudits.join(', ')}`)
  if (scriptFiles > MAX_SCRIPT_FILES)
    reportFailure(`${name}: ${scriptFiles} scripts, and ${MAX_SCRIPT_FILES} are allowed`)
}

function reportFailure(failure: string): void {
  console.error(failure)
  process.exitCode = 1
}

function toTable(results: readonly (readonly [string, PageResult])[]): string {
  const rows = results.map(([name, result]) =>
    [
      name,
      result.performance,
      `${(result.firstPaint / 1000).toFixed(1)} s`,
      `${(result.largestPaint / 1000).toFixed(1)} s`,
      `${result.blockingTime} ms`,
      result.accessibility,
      result.bestPractices,
      result.seo,
      `${result.scriptFiles}, ${(result.scriptBytes / 1000).toFixed(0)} kB`,
      `${(result.htmlBytes / 1000).toFixed(0)} kB`,
      result.requests,
    ].join(' | '),
  )
  const head = [
    'page',
    'performance',
    'first paint',
    'largest paint',
    'blocking time',
    'accessibility',
    'best practices',
    'SEO',
    'scripts',
    'HTML',
    'requests',
  ]
  return [head.join(' | '), head.map(() => '---').join(' | '), ...rows].map((row) => `| ${row} |`).join('\n')
}

function toReport(table: string): string {
  const lighthouse = String(readManifestField(join(projectRoot, 'node_modules/lighthouse'), 'version'))
  const date = new Date().toISOString().slice(0, 10)
  return `# First visits

Lighthouse ${lighthouse}, simulated phone on slow 4G, empty cache, embedded database, ${date}. Median of ${values.runs} visits by performance. ${describeMachine()}. \`npm run bench -- pages --write\` repeats the measurement.

${table}

Bytes are as sent, with headers. Pages that search engines must not list are judged without \`is-crawlable\`. Performance and times depend on the load of the machine; \`npm run bench -- pages --check\` therefore fails only because of the other scores and the number of scripts.
`
}
