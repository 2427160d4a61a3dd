import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createDisposableFolder } from '@hydrant/database/testing/temporary-folder.ts'
import { expect, test } from 'vitest'
import { writeProductFile } from './testing/many-rows.ts'
import { runImportCommand, startImportCommand } from './testing/run-command.ts'

const ROWS = 4000

test(
  'without a running shop the command sets the shop up; killed midway it leaves complete batches, and the next run finishes',
  { timeout: 300_000 },
  async () => {
    await using folder = await createDisposableFolder()
    const path = join(folder.path, 'many.csv')
    await writeProductFile(path, ROWS)

    const killed = startImportCommand(folder.path, path)
    const exited = once(killed, 'exit')
    await once(createInterface(killed.stdout), 'line')
    killed.kill('SIGKILL')
    await exited

    const { code, stdout: out, stderr: error } = await runImportCommand(folder.path, path)
    expect(error).toBe('')
    const [, added = '', unchanged = ''] = /: (\d+) added, 0 changed, (\d+) unchanged, 0 skipped/.exec(out) ?? []
    expect(Number(added) + Number(unchanged)).toBe(ROWS)
    expect(Number(unchanged)).toBeGreaterThanOrEqual(1000)
    expect(Number(unchanged) % 250).toBe(0)
    expect(code).toBe(0)
    expect((await runImportCommand(folder.path, path)).stdout).toContain(`0 added, 0 changed, ${ROWS} unchanged`)
  },
)
