import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { projectRoot } from './project-root.ts'

const guard = pathToFileURL(join(projectRoot, 'tooling', 'require-node.js')).href

function runUnder(version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const script = `${pretend}; await import('${guard}'); console.log('went on')`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
}

test('an old Node is turned away with one sentence', () => {
  const { status, stdout, stderr } = runUnder('20.20.2')
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^Hydrant needs Node 24 or newer, and this is Node 20\.20\.2\..*\n$/)
})

test('a Node that reads TypeScript goes on', () => {
  expect(runUnder('24.0.0').stdout).toBe('went on\n')
  expect(runUnder('26.1.0').stdout).toBe('went on\n')
})
