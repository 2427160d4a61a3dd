import type { ReactNode } from 'react'
import { type Exhibit, exhibitPathOf, pathOf, slugOf, type State } from '../states.ts'
import { exhibits } from './exhibits.ts'

/** One state by itself: what a test opens. */
function StatePage({ render: Render }: { readonly render: State }) {
  return (
    <main className="gallery-state" data-gallery-state>
      <Render />
    </main>
  )
}

/** One component by itself with all its states: what a picture is taken of. */
function ExhibitPage({ exhibit }: { readonly exhibit: Exhibit }) {
  return (
    <main className="gallery-exhibit" data-gallery-exhibit>
      <ExhibitSection exhibit={exhibit} up=".." />
    </main>
  )
}

/** The page of an address: of a state, of a component, or of all of them. */
export function pageAt(path: string): ReactNode {
  const state = stateAt(path)
  if (state !== null) return <StatePage render={state} />
  const exhibit = exhibits.find(({ component }) => exhibitPathOf(component) === path)
  return exhibit === undefined ? <IndexPage /> : <ExhibitPage exhibit={exhibit} />
}

function stateAt(path: string): State | null {
  for (const { component, states } of exhibits) {
    for (const [name, state] of Object.entries(states)) if (pathOf(component, name) === path) return state
  }
  return null
}

/** Every component with all its states. */
function IndexPage() {
  return (
    <div className="gallery-index">
      <nav aria-label="Components">
        <h1>Gallery</h1>
        <ul>
          {exhibits.map(({ component }) => (
            <li key={component}>
              <a href={`#${slugOf(component)}`}>{component}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        {exhibits.map((exhibit) => (
          <ExhibitSection key={exhibit.component} exhibit={exhibit} up="." />
        ))}
      </main>
    </div>
  )
}

interface ExhibitSectionProps {
  readonly exhibit: Exhibit
  /** The way from this page to the gallery's first. */
  readonly up: string
}

function ExhibitSection({ exhibit: { component, states, alone = [] }, up }: ExhibitSectionProps) {
  return (
    <section id={slugOf(component)} aria-labelledby={`${slugOf(component)}-title`}>
      <h2 id={`${slugOf(component)}-title`}>
        <a href={`${up}${exhibitPathOf(component)}`}>{component}</a>
      </h2>
      <ul className="gallery-states">
        {Object.entries(states).map(([name, Render]) => (
          <li key={name} data-alone={alone.includes(name) ? '' : undefined}>
            <h3>
              <a href={`${up}${pathOf(component, name)}`}>{name}</a>
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
