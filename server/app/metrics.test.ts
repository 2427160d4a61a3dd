import { expect, test } from 'vitest'
import { createServerWithoutRoutes as createShopServer } from './create-server.ts'
import { findFreePort } from '@hydrant/database/testing/find-free-port.ts'

test('requests, caches and queues are measured for Prometheus on a port of their own, and not without the setting [RUN-12]', async () => {
  const metricsPort = await findFreePort()
  const app = createShopServer({ basePath: '', logLevel: 'silent', metricsPort })
  app.get('/things/:id', async () => 'thing')
  try {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    for (const id of ['1', '2', '3']) await fetch(`${origin}/things/${id}`)
    await app.inject('/things/4')
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    const text = await response.text()
    for (const source of ['client",} 3', 'page",} 1'])
      expect(text.replaceAll('"} ', '",} ')).toContain(
        `hydrant_http_request_duration_seconds_count{method="GET",route="/things/:id",status="200",source="${source}`,
      )
    expect(text).toContain('hydrant_cache_hits{cache="accepted encodings"}')
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    expect((await fetch(`${origin}/metrics`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404)
  } finally {
    await app.close()
  }
  await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow('fetch failed')
})
