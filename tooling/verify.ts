import { runScript, runTool } from './run-tool.ts'

interface Step {
  readonly name: string
  readonly run: () => Promise<number>
}

/** The steps of a stage run beside one another; a stage begins when the one before it has passed. */
const stages: readonly (readonly Step[])[] = [
  // The linter reads the types of the routes, which this step generates.
  [{ name: 'types', run: () => runScript('tooling/typecheck.ts') }],
  [
    { name: 'format', run: () => runTool({ package: 'oxfmt' }, ['--check']) },
    { name: 'lint', run: () => runTool({ package: 'oxlint' }, []) },
    { name: 'messages', run: () => runScript('tooling/messages/command.ts', ['--check']) },
    { name: 'boundaries', run: () => runScript('tooling/boundaries/command.ts') },
    { name: 'requirements', run: () => runScript('tooling/requirements/command.ts') },
    { name: 'dead code', run: () => runTool({ package: 'knip' }, []) },
    { name: 'code that only tests use', run: () => runTool({ package: 'knip' }, ['--config', 'knip.production.json']) },
    { name: 'build', run: () => runScript('tooling/build.ts') },
  ],
  [{ name: 'split', run: () => runScript('tooling/split/command.ts') }],
  [{ name: 'tests', run: () => runScript('tooling/test.ts') }],
]

const stepResults: string[] = []
for (const stage of stages) {
  if (process.exitCode === 1) stepResults.push(...stage.map(({ name }) => `not run ${name}`))
  else await Promise.all(stage.map(runAndRecordStep))
}
console.log(`\n${stepResults.join('\n')}`)

/** Runs a step, and records its result and duration for the summary. */
async function runAndRecordStep({ name, run }: Step): Promise<void> {
  console.log(`\n${name}`)
  const started = Date.now()
  const exitCode = await run()
  if (exitCode !== 0) process.exitCode = 1
  stepResults.push(`${exitCode === 0 ? 'passed' : 'failed'}  ${name} (${Math.round((Date.now() - started) / 1000)} s)`)
}
