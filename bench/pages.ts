import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readManifestField } from '@hydrant/tooling/package-manifest.ts'
import { projectRoot } from '@hydrant/tooling/project-root.ts'
import { measurePage, type PageResult } from './pages/measure-page.ts'
import { preparePageVisits } from './pages/visit.ts'
import type { FigureTable } from './report/figure-table.ts'
import { beginRun } from './report/results.ts'
import { startShop } from './shop-process.ts'

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

const run = beginRun('pages')
const dataDir = await mkdtemp(join(tmpdir(), 'hydrant-bench-'))
try {
  const shop = await startShop({ dataDir, databaseUrl: '' })
  try {
    const pages = (await preparePageVisits(shop)).filter(({ name }) => name.includes(values.only))
    const results: [string, PageResult][] = []
    for (const visit of pages) {
      const runs: PageResult[] = []
      for (let visits = 0; visits < Number(values.runs); visits += 1) runs.push(await measurePage(visit))
      const medianRun = runs.toSorted((one, other) => one.performance - other.performance)[Math.floor(runs.length / 2)]
      if (medianRun !== undefined) results.push([visit.name, medianRun])
    }
    const lighthouse = String(readManifestField(join(projectRoot, 'node_modules/lighthouse'), 'version'))
    await run.publish([toTable(results)], { isWritten: values.write, versions: { Lighthouse: lighthouse } })
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

function toTable(results: ReadonlyArray<readonly [string, PageResult]>): FigureTable {
  return {
    title: 'First visits',
    columns: [
      'page',
      'performance',
      'first paint, s',
      'largest paint, s',
      'blocking time, ms',
      'accessibility',
      'best practices',
      'SEO',
      'scripts',
      'scripts, kB',
      'HTML, kB',
      'requests',
    ],
    rows: results.map(([name, result]) => [
      name,
      result.performance,
      result.firstPaint / 1000,
      result.largestPaint / 1000,
      result.blockingTime,
      result.accessibility,
      result.bestPractices,
      result.seo,
      result.scriptFiles,
      result.scriptBytes / 1000,
      result.htmlBytes / 1000,
      result.requests,
    ]),
    graph: { kind: 'bars', columns: ['first paint, s', 'largest paint, s'] },
  }
}
