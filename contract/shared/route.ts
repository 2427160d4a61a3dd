/** HTTP methods that the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Where a call is served: its name, its method and its path with `:parameters`. */
export interface Route {
  readonly id: string
  readonly method: Method
  readonly path: string
  /** Set when a POST call only reads: its input is too long or too private for a URL. */
  readonly isRead?: true
}

/** A route before it has its name. */
type UnnamedRoute = Omit<Route, 'id'>

/** Declares a GET route. */
export const defineGet = <const Path extends string>(path: Path) => ({ method: 'GET', path }) as const
/** Declares a POST route. */
export const definePost = <const Path extends string>(path: Path) => ({ method: 'POST', path }) as const
/** Declares a POST route that only reads. */
export const defineReadOnlyPost = <const Path extends string>(path: Path) =>
  ({ method: 'POST', path, isRead: true }) as const
/** Declares a PUT route. */
export const definePut = <const Path extends string>(path: Path) => ({ method: 'PUT', path }) as const
/** Declares a PATCH route. */
export const definePatch = <const Path extends string>(path: Path) => ({ method: 'PATCH', path }) as const
/** Declares a DELETE route. */
export const defineDelete = <const Path extends string>(path: Path) => ({ method: 'DELETE', path }) as const

// The overload keeps the exact name, method and path of each route.
/** Adds an `id` to each route: the property name under which it is declared. */
export function addRouteIds<const Routes extends Readonly<Record<string, UnnamedRoute>>>(
  routes: Routes,
): { readonly [Id in keyof Routes & string]: { readonly id: Id } & Routes[Id] }
export function addRouteIds(routes: Readonly<Record<string, UnnamedRoute>>): Readonly<Record<string, Route>> {
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { id, ...route }]))
}

/** Whether a call only reads. */
export function isReadRoute({ method, isRead }: Pick<Route, 'method' | 'isRead'>): boolean {
  return method === 'GET' || isRead === true
}
