import { endSpan, type Span, startChildSpan } from '@hydrant/kernel/tracing/spans.ts'
import { currentWorkload } from './workload.ts'

/**
 * Starts the span of a statement inside the traced request; undefined when no request is being traced. It has the kind
 * of statement, the table and the workload, but neither the text nor the values.
 */
export function startStatementSpan(text: string): Span | undefined {
  return startChildSpan(summarizeStatement(text), {
    'db.system.name': 'postgresql',
    'hydrant.workload': currentWorkload().name,
  })
}

/** Runs a statement in a span, if a request is being traced. */
export async function traceStatement<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
  const span = startStatementSpan(text)
  if (span === undefined) return run()
  try {
    const result = await run()
    endSpan(span)
    return result
  } catch (error) {
    endSpan(span, error)
    throw error
  }
}

const MAX_SUMMARIES = 2_000
const summaries = new Map<string, string>()

/** Returns what a statement does and to which table, such as `update cart`. */
function summarizeStatement(text: string): string {
  const existing = summaries.get(text)
  if (existing !== undefined) return existing
  const verb = /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?(\w+)"?(?!\s*\()/i.exec(text)?.[1]
  const summary = table === undefined ? verb : `${verb} ${table}`
  if (summaries.size < MAX_SUMMARIES) summaries.set(text, summary)
  return summary
}
