import type { ServerBuild } from 'react-router'
import { createHandleFinder } from '../content/handle-finder.ts'
import { getPageMode } from './page-mode.ts'

/** Creates a check whether the page at a path (with the base path) is a preview for site builders. */
export function createPreviewCheck(build: Pick<ServerBuild, 'routes' | 'basename'>): (path: string) => boolean {
  const findHandle = createHandleFinder(build)
  return (path) => {
    const { pathname, search } = new URL(`http://shop${path}`)
    return getPageMode({ handle: findHandle(pathname), isLoaded: true }, search) === 'preview'
  }
}
