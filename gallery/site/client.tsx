import '@hydrant/design/tokens/tokens.css'
import '@hydrant/design/tokens/fonts.css'
import '@hydrant/design/tokens/base.css'
import './gallery.css'
import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderPageAt } from './page.tsx'

/** Marks the page as hydrated once all its effects have run. */
function HydrationMarker({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['alive'] = 'true'
  }, [])
  return children
}

const root = document.querySelector('#root')
// A hydration mismatch is an error, even if React recovers from it.
if (root !== null)
  hydrateRoot(
    root,
    <HydrationMarker>{renderPageAt(document.documentElement.dataset['path'] ?? '/')}</HydrationMarker>,
    {
      onRecoverableError: reportError,
    },
  )
