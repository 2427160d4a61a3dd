import { setTimeout as delay } from 'node:timers/promises'
import { context, propagation, trace } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { FailureLog } from '@hydrant/kernel/result/failure-log.ts'

/** How long the process waits for the collector to take the last spans when it ends. */
const SHUTDOWN_TIMEOUT_MS = 3_000

/**
 * Starts to export traces over OTLP/HTTP to the URL of a collector. Returns a function that sends what has been
 * recorded and stops. The packages are loaded here, so that shops without a collector never load them; they read the
 * other standard variables, such as `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER` and `OTEL_EXPORTER_OTLP_HEADERS`.
 */
export async function startTracing(
  url: string,
  log: FailureLog,
  shutdownTimeoutMs = SHUTDOWN_TIMEOUT_MS,
): Promise<() => Promise<void>> {
  const [
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
    { OTLPTraceExporter },
    { detectResources, envDetector, resourceFromAttributes },
    { BasicTracerProvider, BatchSpanProcessor },
  ] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
  ])
  const resource = resourceFromAttributes({ 'service.name': 'hydrant', 'process.pid': process.pid }).merge(
    detectResources({ detectors: [envDetector] }),
  )
  // The processor's queue is bounded; what does not fit is dropped.
  const processor = new BatchSpanProcessor(withLoggedFailures(new OTLPTraceExporter({ url }), log))
  const provider = new BasicTracerProvider({ resource, spanProcessors: [processor] })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return async () => {
    await Promise.race([provider.shutdown().catch(() => undefined), delay(shutdownTimeoutMs)])
    trace.disable()
    propagation.disable()
    context.disable()
  }
}

/** Logs one line when the collector stops taking spans, and one when it takes them again. */
function withLoggedFailures(exporter: SpanExporter, log: FailureLog): SpanExporter {
  let isFailing = false
  return {
    export: (spans, onResult) =>
      exporter.export(spans, (result) => {
        const { error } = result
        if (error !== undefined && !isFailing)
          log.warn({ reason: error.message }, 'the collector of traces takes none; traces are lost until it does')
        else if (error === undefined && isFailing) log.warn({}, 'the collector takes traces again')
        isFailing = error !== undefined
        onResult(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
