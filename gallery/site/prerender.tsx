import { renderToString } from 'react-dom/server'
import { exhibitPathOf, pathOf } from '../states.ts'
import { exhibits } from './exhibits.ts'
import { pageAt } from './page.tsx'

/** A page of the gallery: where it is, what it is called and its contents as HTML. */
export interface GalleryPage {
  readonly path: string
  readonly title: string
  readonly html: string
}

/** Renders every page of the gallery. */
export function renderPages(): GalleryPage[] {
  const states = exhibits.flatMap(({ component, states: named }) =>
    Object.keys(named).map((name) => ({ path: pathOf(component, name), title: `${component}: ${name}` })),
  )
  const whole = exhibits.map(({ component }) => ({ path: exhibitPathOf(component), title: component }))
  return [{ path: '/', title: 'Gallery' }, ...whole, ...states].map((page) => ({
    ...page,
    html: renderToString(pageAt(page.path)),
  }))
}
