import { useHref, useLocation } from 'react-router'
import { links } from '../links.ts'
import { usePageHold } from '../session/use-page-hold.ts'

/** Tells whoever has stayed with unsaved changes that they are signed out, and leads to signing in without leaving this window. */
export function SignedOutNotice() {
  const { session } = usePageHold()
  const { pathname, search } = useLocation()
  const signIn = useHref(links.login(pathname + search))
  if (session !== 'kept') return null
  return (
    <div className="builder-notice" role="alert">
      <p>You have been signed out. What you have changed is kept in this window, and can be saved as soon as you are signed in again.</p>
      <a href={signIn} target="_blank" rel="noreferrer">
        Sign in in another tab
      </a>
    </div>
  )
}
