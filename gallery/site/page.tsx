import type { ReactNode } from 'react'
import { type Exhibit, toExhibitPath, toStatePath, toSlug, type State } from '../states.ts'

/** One state on a page of its own, which tests open. */
function StatePage({ render: Render }: { readonly render: State }) {
  return (
    <main className="gallery-state" data-gallery-state>
      <Render />
    </main>
  )
}

/** One component with all its states, of which a picture is taken. */
function ExhibitPage({ exhibit }: { readonly exhibit: Exhibit }) {
  return (
    <main className="gallery-exhibit" data-gallery-exhibit>
      <ExhibitSection exhibit={exhibit} pathToRoot=".." />
    </main>
  )
}

/** Returns the page at a path: of a state or a component among the exhibits, or the index of all exhibits. */
export function renderPageAt(path: string, exhibits: readonly Exhibit[]): ReactNode {
  const state = findState(path, exhibits)
  if (state !== null) return <StatePage render={state} />
  const exhibit = exhibits.find(({ component }) => toExhibitPath(component) === path)
  return exhibit === undefined ? <IndexPage exhibits={exhibits} /> : <ExhibitPage exhibit={exhibit} />
}

function findState(path: string, exhibits: readonly Exhibit[]): State | null {
  for (const { component, states } of exhibits) {
    for (const [name, state] of Object.entries(states)) if (toStatePath(component, name) === path) return state
  }
  return null
}

/** All components with all their states. */
function IndexPage({ exhibits }: { readonly exhibits: readonly Exhibit[] }) {
  return (
    <div className="gallery-index">
      <nav aria-label="Components">
        <h1>Gallery</h1>
        <ul>
          {exhibits.map(({ component }) => (
            <li key={component}>
              <a href={`#${toSlug(component)}`}>{component}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        {exhibits.map((exhibit) => (
          <ExhibitSection key={exhibit.component} exhibit={exhibit} pathToRoot="." />
        ))}
      </main>
    </div>
  )
}

interface ExhibitSectionProps {
  readonly exhibit: Exhibit
  /** The relative path from this page to the gallery's index. */
  readonly pathToRoot: string
}

function ExhibitSection({
  exhibit: { component, states, fullWindowStates: alone = [] },
  pathToRoot: up,
}: ExhibitSectionProps) {
  return (
    <section id={toSlug(component)} aria-labelledby={`${toSlug(component)}-title`}>
      <h2 id={`${toSlug(component)}-title`}>
        <a href={`${up}${toExhibitPath(component)}`}>{component}</a>
      </h2>
      <ul className="gallery-states">
        {Object.entries(states).map(([name, Render]) => (
          <li key={name} data-alone={alone.includes(name) ? '' : undefined}>
            <h3>
              <a href={`${up}${toStatePath(component, name)}`}>{name}</a>
            </h3>
            {alone.includes(name) ? (
              <p className="gallery-note">It takes the whole window: see its own page.</p>
            ) : (
              <div className="gallery-frame">
                <Render />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
