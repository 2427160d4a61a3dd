import { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'
import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TRACER_NAME } from '@hydrant/kernel/tracing/spans.ts'
import { isStaticOrProbe } from '../request-log.ts'

/**
 * Records a span for every request but those of static files and probes: route, status and request id. A request that a
 * page makes within the process is a child of the page's span. A `traceparent` header counts only when a trusted proxy
 * sends it. The lines that a request logs have the id of its trace.
 */
export function registerRequestSpans(app: FastifyInstance, trustedProxies: readonly string[]): void {
  const isTrusted = compile([...trustedProxies])
  const spans = new WeakMap<FastifyRequest, Span>()
  const toParent = (request: FastifyRequest): Context => {
    const { raw } = request
    if (!(raw instanceof IncomingMessage)) return context.active()
    const address = raw.socket.remoteAddress
    return address !== undefined && isTrusted(address, 0)
      ? propagation.extract(ROOT_CONTEXT, request.headers)
      : ROOT_CONTEXT
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (isStaticOrProbe(request.url)) return done()
    const { method, routeOptions, raw } = request
    const route = routeOptions.url ?? ''
    const parent = toParent(request)
    const span = trace.getTracer(TRACER_NAME).startSpan(
      `${method} ${route}`.trimEnd(),
      {
        kind: raw instanceof IncomingMessage ? SpanKind.SERVER : SpanKind.INTERNAL,
        attributes: { 'http.request.method': method, 'http.route': route, 'hydrant.request_id': request.id },
      },
      parent,
    )
    spans.set(request, span)
    request.log = request.log.child({ traceId: span.spanContext().traceId })
    reply.log = request.log
    // A client that goes away ends the span, too; ending it again does nothing.
    reply.raw.once(
      'close',
      () => span.isRecording() && endRequestSpan(span, reply.raw.headersSent ? reply.statusCode : null),
    )
    context.with(trace.setSpan(parent, span), done)
  })
  // This is one of the last hooks before the handler, because the async context of an earlier one is lost while the
  // body is read.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span === undefined) return done()
    context.with(trace.setSpan(context.active(), span), done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    if (span !== undefined) endRequestSpan(span, reply.statusCode)
    done()
  })
}

/** Ends the span of a request; `status` is null when its client went away before the response began. */
function endRequestSpan(span: Span, status: number | null): void {
  if (status !== null) span.setAttribute('http.response.status_code', status)
  if (status === null || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
