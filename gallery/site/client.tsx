import '@hydrant/design/tokens/tokens.css'
import '@hydrant/design/tokens/fonts.css'
import '@hydrant/design/tokens/base.css'
import './gallery.css'
import { type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { setLocaleSource } from '@hydrant/messages/locale.ts'
import { loadAllExhibits, loadExhibit } from './exhibits.ts'
import { renderPageAt } from './page.tsx'

/** Marks the page as hydrated once all its effects have run. */
function HydrationMarker({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['alive'] = 'true'
  }, [])
  return children
}

const root = document.querySelector('#root')
const { path = '/', exhibit: exhibitFile = '' } = document.documentElement.dataset
const files = exhibitFile === '' ? await loadAllExhibits() : [await loadExhibit(exhibitFile)]
const page = (
  <HydrationMarker>
    {renderPageAt(
      path,
      files.map(({ exhibit }) => exhibit),
    )}
  </HydrationMarker>
)
const locale = new URLSearchParams(location.search).get('locale')
if (root !== null) {
  if (locale === null) {
    // A hydration mismatch is an error, even if React recovers from it.
    hydrateRoot(root, page, { onRecoverableError: reportError })
  } else {
    // The HTML is in the default language, so the page is rendered anew.
    setLocaleSource(() => locale)
    createRoot(root).render(page)
  }
}
