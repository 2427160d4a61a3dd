import { createContext, useContext } from 'react'

/** What the server provides for the scripts of a page. */
interface PageScriptsContext {
  readonly nonce: string
  /** Creates the inline script that starts the scripts of the page, and makes the router send their data. */
  readonly createStartScript: (areImmediate: boolean) => string
}

/** The nonce and start script of the page that is being rendered on the server; null in the browser. */
export const PageScriptsContext = createContext<PageScriptsContext | null>(null)

/**
 * Starts the scripts of the page: at once, or after the first paint, so that they do not delay what the visitor sees. A
 * page works before its scripts do.
 */
export function PageScripts({ areImmediate }: { readonly areImmediate: boolean }) {
  const context = useContext(PageScriptsContext)
  return (
    <script
      nonce={context?.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: context?.createStartScript(areImmediate) ?? '' }}
    />
  )
}
