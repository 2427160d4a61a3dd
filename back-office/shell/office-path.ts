/** The path of the back office inside the shop. */
const OFFICE_PATH = '/admin'

/** The suffixes that the router adds to a page's path in its data requests. */
const DATA_SUFFIX = /(?:\/_(?:root)?)?\.data$/

/** Gets the path and query of a request's page inside the back office, also for the router's data requests. */
export function getOfficePath(request: Request, basePath: string): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('_routes')
  const path = pathname.slice((basePath + OFFICE_PATH).length).replace(DATA_SUFFIX, '')
  const query = searchParams.toString()
  return (path === '' ? '/' : path) + (query === '' ? '' : `?${query}`)
}

/** Gets the query of a request's page, also for the router's data requests. */
export function getOfficeSearch(request: Request, basePath: string): URLSearchParams {
  return new URL(getOfficePath(request, basePath), 'http://office.invalid').searchParams
}

/** Returns the address of the shop's sign-in page, from which the user returns to the page of the request. */
export function toSignInUrl(request: Request, basePath: string): string {
  const returnTo = OFFICE_PATH + getOfficePath(request, basePath).replace(/^\/(?=$|\?)/, '')
  return `${new URL(request.url).origin}${basePath}/login?${new URLSearchParams({ returnTo }).toString()}`
}
