import { join } from 'node:path'
import { projectRoot } from './project-root.ts'
import { runTool } from './run-tool.ts'

const folder = join(projectRoot, 'storefront')
const compiler = { package: 'typescript', command: 'tsc' }

const exitCodes = [
  await runTool({ package: '@react-router/dev', command: 'react-router' }, ['typegen'], { folder }),
  await runTool(compiler, ['--noEmit', '-p', 'tsconfig.json']),
  await runTool(compiler, ['--noEmit', '-p', 'storefront/tsconfig.json']),
  await runTool(compiler, ['--noEmit', '-p', 'gallery/tsconfig.json']),
]

process.exitCode = exitCodes.some((code) => code !== 0) ? 1 : 0
