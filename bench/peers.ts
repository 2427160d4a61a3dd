// Compares Hydrant with other open-source shops from the npm registry: on this machine and the same PostgreSQL server,
// each with a database of its own and the same products, by turns.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getJsonField } from '@hydrant/tooling/package-manifest.ts'
import { createScratchDatabase, type ScratchDatabase } from '@hydrant/tooling/scratch-database.ts'
import { startBenchShop } from './api/bench-shop.ts'
import { measureRepeatedly, type OperationCost } from './api/measure-repeatedly.ts'
import { createNewSearches } from './api/new-requests.ts'
import { DATABASE_SERVER, readPostgresqlVersion } from './machine.ts'
import { createHydrantPeer, readProductsForPeers } from './peers/hydrant.ts'
import { startMedusa } from './peers/medusa.ts'
import { OPERATIONS, type Peer, type PeerMaterial } from './peers/peer.ts'
import { startVendure } from './peers/vendure.ts'
import type { FigureTable } from './report/figure-table.ts'
import { beginRun } from './report/results.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '2000' },
    /** How many operations each shop does in a round. */
    requests: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '8' },
    folder: { type: 'string', default: join(tmpdir(), 'hydrant-peers') },
    write: { type: 'boolean', default: false },
  },
})

const run = beginRun('peers')
const shop = await startBenchShop(Number(values.products))
const peers: Peer[] = [createHydrantPeer(shop)]
const databases: ScratchDatabase[] = []
try {
  const material: PeerMaterial = {
    products: await readProductsForPeers(shop.databaseUrl),
    createSearches: () => {
      const { words } = createNewSearches(shop.context)
      return () => {
        const body = words()
        return { term: String(getJsonField(body, 'searchTerm')), page: Number(getJsonField(body, 'page')) }
      }
    },
    folder: values.folder,
  }
  for (const start of [startVendure, startMedusa]) {
    const database = await createScratchDatabase(DATABASE_SERVER)
    databases.push(database)
    peers.push(await start(database.url, material))
    console.log(`${peers.at(-1)?.name} is open`)
  }
  const costs = new Map<string, Map<Peer, OperationCost>>()
  for (const operation of OPERATIONS) costs.set(operation, await measureByTurns(operation))
  await run.publish(toTables(costs, material.products.length), {
    isWritten: values.write,
    versions: {
      PostgreSQL: await readPostgresqlVersion(shop.databaseUrl),
      ...Object.fromEntries(peers.slice(1).map(({ name, version }) => [name, version])),
    },
  })
} finally {
  for (const peer of peers) await peer.close()
  for (const database of databases) await database.drop()
}

/** Measures an operation with all shops in each round; returns the medians. The first round is not counted. */
async function measureByTurns(operation: (typeof OPERATIONS)[number]): Promise<Map<Peer, OperationCost>> {
  const rounds = new Map<Peer, OperationCost[]>(peers.map((peer) => [peer, []]))
  for (let round = 0; round <= Number(values.rounds); round += 1)
    for (const peer of peers) {
      const cost = await measureRepeatedly(peer, peer.operations[operation], {
        count: Number(values.requests),
        connections: Number(values.connections),
      })
      console.log(`${operation}, ${peer.name}: ${cost.server.toFixed(1)} + ${cost.database.toFixed(1)} ms`)
      if (round > 0) rounds.get(peer)?.push(cost)
    }
  const median = (costs: readonly OperationCost[], name: keyof OperationCost): number =>
    costs.map((cost) => cost[name]).toSorted((one, other) => one - other)[Math.floor(costs.length / 2)] ?? Number.NaN
  return new Map(
    [...rounds].map(([peer, all]) => [
      peer,
      { perSecond: median(all, 'perSecond'), server: median(all, 'server'), database: median(all, 'database') },
    ]),
  )
}

/** The ratios, and below them what they come from. */
function toTables(costs: ReadonlyMap<string, ReadonlyMap<Peer, OperationCost>>, products: number): FigureTable[] {
  const [hydrant, ...others] = peers
  const total = (cost: OperationCost | undefined): number =>
    cost === undefined ? Number.NaN : cost.server + cost.database
  const rows = [...costs].map(([operation, byPeer]) => ({ operation, byPeer, own: hydrant && byPeer.get(hydrant) }))
  return [
    {
      title: `Processor time of other shops as a multiple of Hydrant's, with ${products.toLocaleString('en-US')} products`,
      columns: ['operation', ...others.map(({ name }) => name)],
      rows: rows.map(({ operation, byPeer, own }) => [
        operation,
        ...others.map((peer) => total(byPeer.get(peer)) / total(own)),
      ]),
      note: 'Server and PostgreSQL together, for one operation.',
      graph: { kind: 'bars', columns: others.map(({ name }) => name) },
    },
    {
      title: `Each shop, with ${values.connections} connections`,
      columns: [
        'operation',
        ...peers.flatMap(({ name }) => [`${name}, per second`, 'server, ms of processor', 'PostgreSQL, ms']),
      ],
      rows: rows.map(({ operation, byPeer }) => [
        operation,
        ...peers.flatMap((peer) => {
          const cost = byPeer.get(peer)
          return [cost?.perSecond ?? null, cost?.server ?? null, cost?.database ?? null]
        }),
      ]),
    },
  ]
}
