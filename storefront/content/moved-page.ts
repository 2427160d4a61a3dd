import { redirect } from 'react-router'

/**
 * What to throw where a page has answered before: it leads to the path where the page answers now, with the rest of the
 * address.
 */
export function movedPage(request: Request, path: string): Response {
  // A page can be moved back, and the home page be another one: browsers ask again each time.
  return redirect(path + new URL(request.url).search, { status: 301, headers: { 'cache-control': 'no-cache' } })
}
