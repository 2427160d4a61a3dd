import { type ReactNode, useState } from 'react'

/** Creates a listener that logs its calls under a name. */
export type CreateListener = (name: string) => (detail?: unknown) => void

/** Lists the events of a component, one per line, so that a test, or a reader, sees what a page would receive. */
export function EventLog({ children }: { readonly children: (createListener: CreateListener) => ReactNode }) {
  const [events, setEvents] = useState<ReadonlyArray<{ readonly id: number; readonly text: string }>>([])
  const createListener: CreateListener = (name) => (detail) =>
    setEvents((previous) => [
      ...previous,
      { id: previous.length, text: detail === undefined ? name : `${name} ${toText(detail)}` },
    ])
  return (
    <>
      {children(createListener)}
      <ol aria-label="Events" className="gallery-events">
        {events.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </>
  )
}

// Components report NaN, which JSON does not have.
function toText(detail: unknown): string {
  return JSON.stringify(detail, (_key, value: unknown) => (Number.isNaN(value) ? 'NaN' : value))
}
