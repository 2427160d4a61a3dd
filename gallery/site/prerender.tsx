import { renderToString } from 'react-dom/server'
import { toExhibitPath, toStatePath } from '../states.ts'
import { exhibits } from './exhibits.ts'
import { renderPageAt } from './page.tsx'

/** A page of the gallery: its path, its title and its content as HTML. */
export interface GalleryPage {
  readonly path: string
  readonly title: string
  readonly html: string
}

/** Renders every page of the gallery. */
export function renderPages(): GalleryPage[] {
  const statePages = exhibits.flatMap(({ component, states: statesByName }) =>
    Object.keys(statesByName).map((name) => ({ path: toStatePath(component, name), title: `${component}: ${name}` })),
  )
  const exhibitPages = exhibits.map(({ component }) => ({ path: toExhibitPath(component), title: component }))
  return [{ path: '/', title: 'Gallery' }, ...exhibitPages, ...statePages].map((page) => ({
    ...page,
    html: renderToString(renderPageAt(page.path)),
  }))
}
