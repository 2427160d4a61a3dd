import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallId, Calls, FilledIn } from './call-arguments.ts'
import { GUARDS } from './call-guards.ts'
import type { Exchange, Requester } from './request.ts'

const FILLED_IN = ['apiVersion', 'webstoreId'] as const satisfies readonly FilledIn[]

// The overload gives the functions their types, which the contract infers from the routes.
/**
 * Creates the functions of all calls of the contract. A call without something that it is about, such as the id of a
 * product, rejects with an error that says so, and sends nothing.
 */
export function createCalls(requester: Pick<Requester, 'send'>): Calls
export function createCalls({ send }: Pick<Requester, 'send'>): object {
  return Object.fromEntries(DESCRIPTIONS.map((description) => [description.route.id, createCall(description, send)]))
}

/** How the arguments of each call become its request; made once, because every request of a page creates clients. */
const DESCRIPTIONS = Object.values(ROUTES).map((route) => ({
  route,
  names: [...route.path.matchAll(/:(\w+)/g)].flatMap(([, name = '']) =>
    FILLED_IN.some((filledIn) => filledIn === name) ? [] : name,
  ),
  content: route.method === 'GET' || route.method === 'DELETE' ? 'query' : 'body',
  check: guardOf(route.id),
}))

function createCall({ route, names, content, check }: (typeof DESCRIPTIONS)[number], send: Exchange) {
  return async (...input: readonly string[]): Promise<unknown> => {
    check?.(...input)
    const params = Object.fromEntries(names.map((name, position) => [name, input[position] ?? '']))
    const { [names.length]: value, [names.length + 1]: options } = input
    return (await send(route, { params, [content]: value, ...toOptions(options) })).body
  }
}

function toOptions(options: unknown): object {
  return typeof options === 'object' && options !== null ? options : {}
}

function guardOf(id: CallId): ((...input: readonly unknown[]) => void) | undefined
function guardOf(id: CallId): unknown {
  const guards: Readonly<Record<string, unknown>> = GUARDS
  return guards[id]
}
