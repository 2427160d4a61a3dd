import { join } from 'node:path'
import { projectRoot } from './project-root.ts'
import { runTool } from './run-tool.ts'

const compiler = { package: 'typescript', command: 'tsc' }

const exitCodes = [
  ...(await generateRouteTypes()),
  await runTool(compiler, ['--noEmit', '-p', 'tsconfig.json']),
  await runTool(compiler, ['--noEmit', '-p', 'storefront/tsconfig.json']),
  await runTool(compiler, ['--noEmit', '-p', 'back-office/tsconfig.json']),
  await runTool(compiler, ['--noEmit', '-p', 'gallery/tsconfig.json']),
]

process.exitCode = exitCodes.some((code) => code !== 0) ? 1 : 0

/** Generates the types of the routes of both applications, which their route modules import. */
async function generateRouteTypes(): Promise<number[]> {
  const codes: number[] = []
  for (const workspace of ['storefront', 'back-office'])
    codes.push(
      await runTool({ package: '@react-router/dev', command: 'react-router' }, ['typegen'], {
        folder: join(projectRoot, workspace),
      }),
    )
  return codes
}
