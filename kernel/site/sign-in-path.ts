/** The path of the page on which people sign in, and which leads them on to `returnTo` afterwards. */
export function signInPath(returnTo?: string): string {
  return `/login${returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo }).toString()}`}`
}
