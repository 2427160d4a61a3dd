import { type ReactNode, useState } from 'react'

/** Makes a listener that notes what it is called with under a name. */
export type Listen = (name: string) => (detail?: unknown) => void

/**
 * Shows what a component reports, one line a report, so that a test, or a reader, sees the events that a page would
 * hear.
 */
export function EventLog({ children }: { readonly children: (listen: Listen) => ReactNode }) {
  const [events, setEvents] = useState<ReadonlyArray<{ readonly id: number; readonly text: string }>>([])
  const listen: Listen = (name) => (detail) =>
    setEvents((before) => [
      ...before,
      { id: before.length, text: detail === undefined ? name : `${name} ${toText(detail)}` },
    ])
  return (
    <>
      {children(listen)}
      <ol aria-label="Events" className="gallery-events">
        {events.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </>
  )
}

// NaN is a value that components report, and JSON has none.
function toText(detail: unknown): string {
  return JSON.stringify(detail, (_key, value: unknown) => (Number.isNaN(value) ? 'NaN' : value))
}
