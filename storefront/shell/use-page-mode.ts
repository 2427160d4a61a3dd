import { useLocation, useMatches } from 'react-router'
import { type PageMode, getPageMode } from './page-mode.ts'

/** The mode of the current page. */
export function usePageMode(): PageMode {
  const { search } = useLocation()
  const match = useMatches().at(-1)
  return getPageMode({ handle: match?.handle, isLoaded: match?.loaderData !== undefined }, search)
}
