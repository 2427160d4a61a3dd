import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

export type { Span }

/** The name under which all spans of the shop are recorded. */
export const TRACER_NAME = 'hydrant'

/**
 * Starts a span of a call to another system, inside the span of the current request; undefined when no request is being
 * traced. The caller ends it by `endSpan`.
 */
export function startChildSpan(name: string, attributes: Attributes): Span | undefined {
  if (trace.getActiveSpan()?.isRecording() !== true) return undefined
  return trace.getTracer(TRACER_NAME).startSpan(name, { kind: SpanKind.CLIENT, attributes })
}

/** Ends a span, as failed when there is an error. The error's text is not recorded: it may contain values. */
export function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined && error !== null) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    span.setAttribute('error.type', error instanceof Error ? error.name : 'error')
  }
  span.end()
}

/**
 * Runs a call to another system in a span of its own, which begins a trace when no request is being traced. Without
 * tracing it only runs the call.
 */
export async function runInSpan<Result>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const tracer = trace.getTracer(TRACER_NAME)
  return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      const result = await work(span)
      endSpan(span)
      return result
    } catch (error) {
      endSpan(span, error)
      throw error
    }
  })
}

/** Returns the headers that let another system continue the current trace, such as `traceparent`; none without one. */
export function createTraceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}
