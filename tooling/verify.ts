import { runScript, runTool } from './run-tool.ts'

interface Step {
  readonly name: string
  readonly run: () => Promise<number>
}

const steps: readonly Step[] = [
  { name: 'types', run: () => runScript('tooling/typecheck.ts') },
  { name: 'format', run: () => runTool({ package: 'oxfmt' }, ['--check']) },
  { name: 'lint', run: () => runTool({ package: 'oxlint' }, []) },
  { name: 'boundaries', run: () => runScript('tooling/boundaries/command.ts') },
  { name: 'requirements', run: () => runScript('tooling/requirements/command.ts') },
  { name: 'dead code', run: () => runTool({ package: 'knip' }, []) },
  { name: 'build', run: () => runScript('tooling/build.ts') },
  { name: 'split', run: () => runScript('tooling/split/command.ts') },
  { name: 'tests', run: () => runScript('tooling/test.ts') },
]

const stepResults: string[] = []
for (const { name, run } of steps) {
  console.log(`\n${name}`)
  const started = Date.now()
  const exitCode = await run()
  stepResults.push(`${exitCode === 0 ? 'passed' : 'failed'}  ${name} (${Math.round((Date.now() - started) / 1000)} s)`)
  if (exitCode !== 0) {
    process.exitCode = 1
    break
  }
}

const notRun = steps.slice(stepResults.length).map(({ name }) => `not run ${name}`)
console.log(`\n${[...stepResults, ...notRun].join('\n')}`)
