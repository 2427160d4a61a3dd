import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { findSplitViolations } from './check-split.ts'
import { readChunkReport } from './chunk-report.ts'
import { isTooHeavy, MAX_PAGE_FILES, PAGE_BUDGETS, type PageWeight, measurePageScripts } from './weigh-pages.ts'

const report = readChunkReport(join(projectRoot, 'storefront', 'build'))
if (report === null) {
  console.error('The storefront is not built: npm run build.')
  process.exitCode = 1
} else {
  const violations = findSplitViolations(report)
  for (const { what, loadChain: by } of violations) console.error(`${what} reaches shoppers by ${by.join(' > ')}`)
  console.log(
    violations.length === 0
      ? `What site builders work with stays out of the shop (${report.chunks.length} scripts looked at).`
      : `\n${violations.length} sources of the builder reach shoppers.`,
  )
  const pages = measurePageScripts(report)
  for (const page of pages) console.log(describeWeight(page))
  if (violations.length > 0 || pages.some(isTooHeavy)) process.exitCode = 1
}

function describeWeight(weight: PageWeight): string {
  const { page, files, bytes, allBytes } = weight
  const { first = 0, all = 0 } = PAGE_BUDGETS[page] ?? {}
  const verdict = isTooHeavy(weight) ? 'MORE than the budget' : 'within the budget'
  return `${page}: ${bytes} bytes in ${files} scripts, ${allBytes} with those for an interaction; ${verdict} of ${first} in ${MAX_PAGE_FILES}, ${all}`
}
