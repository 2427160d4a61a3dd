import { redirect } from 'react-router'

/** Creates a permanent redirect to the path a page has moved to, with the query of the request; loaders throw it. */
export function createMovedPageRedirect(request: Request, path: string): Response {
  // A page can move back, and the home page can change, so browsers must not cache it.
  return redirect(path + new URL(request.url).search, { status: 301, headers: { 'cache-control': 'no-cache' } })
}
