import { projectRoot } from '../project-root.ts'
import { findBoundaryViolations, ruleNames } from './check-boundaries.ts'

const violations = findBoundaryViolations(projectRoot)

for (const { rule, file, line, found, instead } of violations) {
  console.error(`${file}:${line}  ${rule}\n  ${found}\n  ${instead}\n`)
}
console.log(`Boundaries: ${ruleNames.length} rules, ${violations.length} broken.`)
process.exitCode = violations.length > 0 ? 1 : 0
