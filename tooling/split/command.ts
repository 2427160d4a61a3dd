import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { checkSplit } from './check-split.ts'
import { readChunkReport } from './chunk-report.ts'

const report = readChunkReport(join(projectRoot, 'storefront', 'build'))
if (report === null) {
  console.error('The storefront is not built: npm run build.')
  process.exitCode = 1
} else {
  const violations = checkSplit(report)
  for (const { what, loadChain: by } of violations) console.error(`${what} reaches shoppers by ${by.join(' > ')}`)
  console.log(
    violations.length === 0
      ? `What site builders work with stays out of the shop (${report.chunks.length} scripts looked at).`
      : `\n${violations.length} sources of the builder reach shoppers.`,
  )
  if (violations.length > 0) process.exitCode = 1
}
