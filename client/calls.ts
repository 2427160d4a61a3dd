import { type RouteId, ROUTES } from '@hydrant/contract/routes.ts'
import type { AutomaticParameter, CallsOf, DerivedCallId } from './call-arguments.ts'
import { GUARDS } from './call-guards.ts'
import type { Exchange, IdentifiedRoute, Requester } from './request.ts'

const AUTOMATIC_PARAMETERS = ['apiVersion', 'webstoreId'] as const satisfies readonly AutomaticParameter[]

type RouteTable<Id extends DerivedCallId> = { readonly [Name in Id]: IdentifiedRoute & { readonly id: Name } }

// The overload gives the functions their types, which the contract infers from the routes.
/**
 * Returns a function that creates one function for each of the given routes. How arguments become requests is found out
 * once, because every page request creates a client.
 */
export function defineCalls<Id extends DerivedCallId>(
  routes: RouteTable<Id>,
): (requester: Pick<Requester, 'send'>) => CallsOf<Id>
export function defineCalls(
  routes: Readonly<Record<string, IdentifiedRoute>>,
): (requester: Pick<Requester, 'send'>) => object {
  const descriptions = Object.values(routes).map(describeCall)
  return ({ send }) =>
    Object.fromEntries(descriptions.map((description) => [description.route.id, createCall(description, send)]))
}

/**
 * Creates one function for each call of the shop. A call without a required value, such as a product id, rejects with an
 * error that names the value, and sends nothing.
 */
export const createCalls = defineCalls(ROUTES)

function describeCall(route: IdentifiedRoute) {
  return {
    route,
    names: [...route.path.matchAll(/:(\w+)/g)].flatMap(([, name = '']) =>
      AUTOMATIC_PARAMETERS.some((parameter) => parameter === name) ? [] : name,
    ),
    inputPart: route.method === 'GET' || route.method === 'DELETE' ? 'query' : 'body',
    check: findGuard(route.id),
  }
}

function createCall({ route, names, inputPart, check }: ReturnType<typeof describeCall>, send: Exchange) {
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

function findGuard(id: RouteId): ((...input: readonly unknown[]) => void) | undefined
function findGuard(id: RouteId): unknown {
  const guards: Readonly<Record<string, unknown>> = GUARDS
  return guards[id]
}
