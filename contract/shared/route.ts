/** HTTP methods that the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Where a call is served: its name, its method and its path with `:parameters`. */
export interface Route {
  readonly id: string
  readonly method: Method
  readonly path: string
  /** Set when the call only reads although it posts: its input is too long or too private for an address. */
  readonly isRead?: true
}

/** A route before it has its name. */
type Unnamed = Omit<Route, 'id'>

/** Declares a GET route. */
export const get = <const Path extends string>(path: Path) => ({ method: 'GET', path }) as const
/** Declares a POST route. */
export const post = <const Path extends string>(path: Path) => ({ method: 'POST', path }) as const
/** Declares a POST route that only reads. */
export const postRead = <const Path extends string>(path: Path) => ({ method: 'POST', path, isRead: true }) as const
/** Declares a PUT route. */
export const put = <const Path extends string>(path: Path) => ({ method: 'PUT', path }) as const
/** Declares a PATCH route. */
export const patch = <const Path extends string>(path: Path) => ({ method: 'PATCH', path }) as const
/** Declares a DELETE route. */
export const del = <const Path extends string>(path: Path) => ({ method: 'DELETE', path }) as const

// The overload keeps the exact name, method and path of each route.
/** Gives routes the names that they are declared under as their ids. */
export function nameRoutes<const Routes extends Readonly<Record<string, Unnamed>>>(
  routes: Routes,
): { readonly [Id in keyof Routes & string]: { readonly id: Id } & Routes[Id] }
export function nameRoutes(routes: Readonly<Record<string, Unnamed>>): Readonly<Record<string, Route>> {
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { id, ...route }]))
}

/** Whether a call only reads. */
export function isReadRoute({ method, isRead }: Pick<Route, 'method' | 'isRead'>): boolean {
  return method === 'GET' || isRead === true
}
