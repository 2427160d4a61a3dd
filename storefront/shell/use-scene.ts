import { useLocation, useMatches } from 'react-router'
import { type Scene, sceneOf } from './scene.ts'

/** What the page that is shown is for. */
export function useScene(): Scene {
  const { search } = useLocation()
  const match = useMatches().at(-1)
  return sceneOf({ handle: match?.handle, isLoaded: match?.loaderData !== undefined }, search)
}
