import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallId, Calls, AutomaticParameter } from './call-arguments.ts'
import { GUARDS } from './call-guards.ts'
import type { Exchange, Requester } from './request.ts'

const AUTOMATIC_PARAMETERS = ['apiVersion', 'webstoreId'] as const satisfies readonly AutomaticParameter[]

// The overload gives the functions their types, which the contract infers from the routes.
/**
 * Creates one function for each call of the contract. A call without a required value, such as a product id, rejects
 * with an error that names the value, and sends nothing.
 */
export function createCalls(requester: Pick<Requester, 'send'>): Calls
export function createCalls({ send }: Pick<Requester, 'send'>): object {
  return Object.fromEntries(
    CALL_DESCRIPTIONS.map((description) => [description.route.id, createCall(description, send)]),
  )
}

/** How the arguments of each call become its request; built once, because every page request creates a client. */
const CALL_DESCRIPTIONS = Object.values(ROUTES).map((route) => ({
  route,
  names: [...route.path.matchAll(/:(\w+)/g)].flatMap(([, name = '']) =>
    AUTOMATIC_PARAMETERS.some((parameter) => parameter === name) ? [] : name,
  ),
  inputPart: route.method === 'GET' || route.method === 'DELETE' ? 'query' : 'body',
  check: findGuard(route.id),
}))

function createCall({ route, names, inputPart, check }: (typeof CALL_DESCRIPTIONS)[number], send: Exchange) {
  return async (...input: readonly string[]): Promise<unknown> => {
    check?.(...input)
    const params = Object.fromEntries(names.map((name, position) => [name, input[position] ?? '']))
    const { [names.length]: value, [names.length + 1]: options } = input
    return (await send(route, { params, [inputPart]: value, ...toObjectOrEmpty(options) })).body
  }
}

function toObjectOrEmpty(options: unknown): object {
  return typeof options === 'object' && options !== null ? options : {}
}

function findGuard(id: CallId): ((...input: readonly unknown[]) => void) | undefined
function findGuard(id: CallId): unknown {
  const guards: Readonly<Record<string, unknown>> = GUARDS
  return guards[id]
}
