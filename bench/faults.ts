import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runDiskFault } from './faults/disk.ts'
import { runGatewayFault } from './faults/gateway.ts'
import { runPostgresqlFaults } from './faults/postgresql.ts'
import { runReceiverFault } from './faults/receiver.ts'
import type { FaultRun } from './faults/traffic.ts'
import { describeMachine } from './machine.ts'

const FAULT_RUNS = {
  postgresql: runPostgresqlFaults,
  disk: runDiskFault,
  gateway: runGatewayFault,
  receiver: runReceiverFault,
}

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' }, only: { type: 'string' } } })

console.log(
  `${describeMachine()}\n\n| fault | requests | responses | longest, ms | recovered after, s |\n|---|---|---|---|---|`,
)
const dataDir = await mkdtemp(join(tmpdir(), 'hydrant-faults-'))
const run: FaultRun = { dataDir, milliseconds: Number(values.seconds) * 1000 }
try {
  for (const [name, runFault] of Object.entries(FAULT_RUNS))
    if (values.only === undefined || values.only === name) await runFault(run)
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
