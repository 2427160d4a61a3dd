/** Returns the path of the sign-in page, which redirects to `returnTo` afterwards. */
export function toSignInPath(returnTo?: string): string {
  return `/login${returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo }).toString()}`}`
}
