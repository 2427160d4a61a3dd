import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { projectRoot } from './project-root.ts'

const guardUrl = pathToFileURL(join(projectRoot, 'tooling', 'require-node.js')).href

function runUnder(version: string) {
  const fakeVersion = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const script = `${fakeVersion}; await import('${guardUrl}'); console.log('went on')`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
}

test('an old Node is rejected with one sentence', () => {
  const { status, stdout, stderr } = runUnder('20.20.2')
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^Hydrant needs Node 24 or newer, and this is Node 20\.20\.2\..*\n$/)
})

test('a Node that runs TypeScript continues', () => {
  expect(runUnder('24.0.0').stdout).toBe('went on\n')
  expect(runUnder('26.1.0').stdout).toBe('went on\n')
})
