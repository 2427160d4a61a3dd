import type { ServerBuild } from 'react-router'
import { handleFinder } from '../content/handle-finder.ts'
import { sceneOf } from './scene.ts'

/**
 * Tells whether the page at a path, which includes the base path, shows site builders a state of a page that visitors
 * do not see, if it is there for whoever asks.
 */
export function tellPreviews(build: Pick<ServerBuild, 'routes' | 'basename'>): (path: string) => boolean {
  const handleAt = handleFinder(build)
  return (path) => {
    const { pathname, search } = new URL(`http://shop${path}`)
    return sceneOf({ handle: handleAt(pathname), isLoaded: true }, search) === 'preview'
  }
}
