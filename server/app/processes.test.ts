import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'

const PROGRAM = fileURLToPath(new URL('../testing/several-processes.ts', import.meta.url))

test('several processes share a port, one that is killed is replaced in its role, and all end together [RUN-11]', async () => {
  const program = spawn(process.execPath, [PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(program, 'exit')
  try {
    const [port]: unknown[] = await once(createInterface(program.stdout), 'line')
    const seen = new Set<number>()
    const findNewProcess = () =>
      vi.waitFor(
        async () => {
          // A connection that the killed process was just handed gets no response.
          const response = await fetch(`http://127.0.0.1:${String(port)}`, { signal: AbortSignal.timeout(1000) })
          const [pid, isLeading] = (await response.text()).split(' ')
          const isNew = !seen.has(Number(pid))
          seen.add(Number(pid))
          expect(isNew).toBe(true)
          return { pid: Number(pid), isLeading: isLeading === 'true' }
        },
        { timeout: 20_000 },
      )
    const [leading, ...others] = [await findNewProcess(), await findNewProcess()].toSorted(
      (one, other) => Number(other.isLeading) - Number(one.isLeading),
    )
    expect([leading, ...others].map((process) => process?.isLeading)).toEqual([true, false])
    process.kill(leading?.pid ?? 0, 'SIGKILL')
    expect((await findNewProcess()).isLeading).toBe(true)
  } finally {
    program.kill('SIGTERM')
  }
  expect(await exit).toEqual([0, null])
})
