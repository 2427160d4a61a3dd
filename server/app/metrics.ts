import cluster from 'node:cluster'
import { createServer, IncomingMessage, type Server } from 'node:http'
import { once } from 'node:events'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { listBulkheadStatistics } from '@hydrant/kernel/concurrency/bulkhead.ts'
import { listReplicaStatistics } from '@hydrant/database/connection/replica.ts'
import { listCacheStatistics } from '../cache/statistics.ts'

/**
 * The upper limits, in seconds, of the histogram of request durations: from cached responses to those of an overloaded
 * shop.
 */
const DURATION_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Where metrics are served. */
export interface MetricsAddress {
  readonly host: string
  readonly port: number
}

/**
 * Measures every request of an application, and serves the metrics of the process while the application listens. When
 * there are several processes, the process that started them serves the sums instead.
 */
export function registerMetrics(app: FastifyInstance, address: MetricsAddress): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registerCacheMetrics(registry)
  registerQueueMetrics(registry)
  registerReplicaMetrics(registry)
  registerRequestMetrics(app, registry)
  if (cluster.isWorker) {
    // Sends the metrics to the process that collects them when it asks for them.
    void new AggregatorRegistry()
    AggregatorRegistry.setRegistries(registry)
    return
  }
  let server: Server | null = null
  app.addHook('onListen', async () => {
    server = await serveMetrics(() => registry.metrics(), address, app.log)
  })
  app.addHook('onClose', async () => {
    server?.close()
  })
}

/** Serves the sums of the metrics of all processes that this one has started. */
export async function serveMetricsOfAllProcesses(address: MetricsAddress, log: FastifyBaseLogger): Promise<void> {
  const registry = new AggregatorRegistry()
  await serveMetrics(() => registry.clusterMetrics(), address, log)
}

/** Registers the metric of request durations; requests that pages make within the process have the source `page`. */
function registerRequestMetrics(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'hydrant_http_request_duration_seconds',
    help: 'The time from receiving a request to its complete response.',
    labelNames: ['method', 'route', 'status', 'source'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, raw } = request
    const source = raw instanceof IncomingMessage ? 'client' : 'page'
    const labels = { method, route: routeOptions.url ?? '', status: reply.statusCode, source }
    durations.observe(labels, reply.elapsedTime / 1000)
    done()
  })
}

function registerCacheMetrics(registry: Registry): void {
  const createGauge = (
    name: string,
    help: string,
    read: (cache: ReturnType<typeof listCacheStatistics>[number]) => number,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers: [registry],
      collect() {
        for (const cache of listCacheStatistics()) this.set({ cache: cache.name }, read(cache))
      },
    })
  createGauge('hydrant_cache_hits', 'How often a value was cached.', ({ hits }) => hits)
  createGauge('hydrant_cache_misses', 'How often a value was not cached.', ({ misses }) => misses)
  createGauge('hydrant_cache_entries', 'The number of cached values.', ({ entries }) => entries)
  createGauge('hydrant_cache_bytes', 'The size of cached values, where it is bounded.', ({ bytes }) => bytes ?? 0)
}

function registerQueueMetrics(registry: Registry): void {
  const createGauge = (
    name: string,
    help: string,
    read: (queue: ReturnType<typeof listBulkheadStatistics>[number]) => number,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      collect() {
        this.reset()
        for (const queue of listBulkheadStatistics()) this.inc({ queue: queue.name }, read(queue))
      },
    })
  createGauge(
    'hydrant_queue_running',
    'Tasks that run, such as database work and renderings.',
    ({ running }) => running,
  )
  createGauge('hydrant_queue_waiting', 'Tasks that wait for others of their kind.', ({ waiting }) => waiting)
}

/** Registers what replicas are used for; without one the metrics have no values. */
function registerReplicaMetrics(registry: Registry): void {
  const createGauge = (name: string, help: string, collect: (gauge: Gauge<'server'>) => void) =>
    new Gauge({
      name,
      help,
      labelNames: ['server'],
      registers: [registry],
      collect() {
        collect(this)
      },
    })
  createGauge('hydrant_replica_reads', 'Statements that may run on a replica, by where they ran.', (gauge) => {
    gauge.reset()
    for (const { replicaReads, primaryReads } of listReplicaStatistics()) {
      gauge.inc({ server: 'replica' }, replicaReads)
      gauge.inc({ server: 'primary' }, primaryReads)
    }
  })
  createGauge('hydrant_replica_usable', 'How many processes read from their replica at the moment.', (gauge) => {
    gauge.reset()
    for (const { isUsable } of listReplicaStatistics()) gauge.inc(isUsable ? 1 : 0)
  })
}

/** Serves `GET /metrics` in the Prometheus format on a separate port, which need not be public. */
async function serveMetrics(
  readMetrics: () => Promise<string>,
  { host, port }: MetricsAddress,
  log: FastifyBaseLogger,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    return readMetrics().then(
      (text) => response.setHeader('content-type', Registry.PROMETHEUS_CONTENT_TYPE).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be read')
        response.writeHead(500).end()
      },
    )
  })
  await once(server.listen(port, host), 'listening')
  return server
}
