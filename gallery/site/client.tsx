import '@hydrant/design/tokens/tokens.css'
import '@hydrant/design/tokens/fonts.css'
import '@hydrant/design/tokens/base.css'
import './gallery.css'
import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pageAt } from './page.tsx'

/** Says that the page is alive once everything on it runs, which is after React has taken it over. */
function Alive({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['alive'] = 'true'
  }, [])
  return children
}

const root = document.querySelector('#root')
// A page that is not what the server made of it is a fault, however quietly it is mended.
if (root !== null)
  hydrateRoot(root, <Alive>{pageAt(document.documentElement.dataset['path'] ?? '/')}</Alive>, {
    onRecoverableError: reportError,
  })
