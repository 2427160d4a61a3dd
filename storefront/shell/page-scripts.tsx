import { createContext, useContext } from 'react'

/** What the server provides for the scripts of a page. */
interface PageScriptsContext {
  readonly nonce: string
  /** Creates the script that starts the scripts of the page, and asks the router to send the data for them. */
  readonly createStarter: (areImmediate: boolean) => string
}

/** What starts the scripts of the page that is being rendered on the server; null in the browser. */
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
      dangerouslySetInnerHTML={{ __html: context?.createStarter(areImmediate) ?? '' }}
    />
  )
}
