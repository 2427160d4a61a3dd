import { renderToString } from 'react-dom/server'
import { toExhibitPath, toStatePath } from '../states.ts'
import { loadAllExhibits } from './exhibits.ts'
import { renderPageAt } from './page.tsx'

/** A page of the gallery: its path, its title and its content as HTML. */
export interface GalleryPage {
  readonly path: string
  readonly title: string
  readonly html: string
  /** The file of the page's exhibit; null for the index, which shows all exhibits. */
  readonly exhibitFile: string | null
}

/** Renders every page of the gallery. */
export async function renderPages(): Promise<GalleryPage[]> {
  const files = await loadAllExhibits()
  const exhibits = files.map(({ exhibit }) => exhibit)
  const pages = files.flatMap(({ file, exhibit: { component, states } }) => [
    { path: toExhibitPath(component), title: component, exhibitFile: file },
    ...Object.keys(states).map((name) => ({
      path: toStatePath(component, name),
      title: `${component}: ${name}`,
      exhibitFile: file,
    })),
  ])
  return [{ path: '/', title: 'Gallery', exhibitFile: null }, ...pages].map((page) => ({
    ...page,
    html: renderToString(renderPageAt(page.path, exhibits)),
  }))
}
