import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const PROGRAM = fileURLToPath(new URL('../testing/failing-process.ts', import.meta.url))

interface Line {
  readonly level: number
  readonly msg: string
}

function parseLine(output: string): Line {
  const line: Line = JSON.parse(output)
  return line
}

async function run(
  failure: 'rejection' | 'exception',
): Promise<{ readonly code: unknown; readonly lines: readonly Line[] }> {
  const child = spawn(process.execPath, [PROGRAM, failure], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  // A fatal line is written at once, before buffered lines.
  const lines = output.trim().split('\n').map(parseLine)
  return { code, lines: lines.toSorted((one, other) => other.level - one.level) }
}

test('an unhandled promise rejection is logged, and the process goes on [RUN-05]', async () => {
  const { code, lines } = await run('rejection')
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'a promise was rejected and nobody handled it',
      err: expect.objectContaining({ message: 'nobody waits for this' }),
    }),
    expect.objectContaining({ msg: 'still open' }),
  ])
  expect(code).toBe(0)
})

test('an uncaught exception is logged, closes the shop and ends the process with code 1 [RUN-05]', async () => {
  const { code, lines } = await run('exception')
  expect(lines).toEqual([
    expect.objectContaining({ level: 60, msg: 'an exception was not caught; the shop closes' }),
    expect.objectContaining({ msg: 'closed' }),
  ])
  expect(code).toBe(1)
})
