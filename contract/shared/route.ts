/** HTTP methods that the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Where a call lives: its name, its method and its path with `:parameters`. */
export interface Route {
  readonly id: string
  readonly method: Method
  readonly path: string
}

/** Declares a route and keeps its exact name, method and path. */
export function route<const Id extends string, const Verb extends Method, const Path extends string>(
  id: Id,
  method: Verb,
  path: Path,
) {
  return { id, method, path } as const
}
