import { useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import type { FoundSoFar } from './use-search.ts'

/** What a list of what was found is given. */
export interface FoundListProps<Of> {
  readonly some: FoundSoFar<Of>
  readonly keyOf: (found: Of) => string
  /** What is in the button that takes one. */
  readonly show: (found: Of) => ReactNode
  /** Whether they stand beside each other, because of their pictures. */
  readonly isGrid?: boolean
  readonly onTake: (found: Of) => void
  /** Asks for those that follow. */
  readonly onMore: () => void
}

/** What was found, each to be taken, with a button for those that follow; the focus then goes to the first of these. */
export function FoundList<Of>({ some, keyOf, show, isGrid = false, onTake, onMore }: FoundListProps<Of>) {
  const { found, next, isAskingForMore, error } = some
  const list = useRef<HTMLUListElement>(null)
  const focusAt = useRef<number | null>(null)
  useEffect(() => {
    const place = focusAt.current
    if (place === null || place >= found.length) return
    focusAt.current = null
    list.current?.children[place]?.querySelector('button')?.focus()
  }, [found.length])
  const more = () => {
    focusAt.current = found.length
    onMore()
  }
  return (
    <>
      <p role="status">{sayHowMany(some)}</p>
      <ul ref={list} className={isGrid ? 'editor-found-grid' : 'editor-found'} aria-label="Found">
        {found.map((one) => (
          <li key={keyOf(one)}>
            <button type="button" onClick={() => onTake(one)}>
              {show(one)}
            </button>
          </li>
        ))}
      </ul>
      {error !== null && <Alert tone="error">{error}</Alert>}
      {typeof next === 'string' && (
        <div>
          <Button variant="secondary" isBusy={isAskingForMore} onClick={more}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

function sayHowMany({ found, total, next }: FoundSoFar<unknown>): string {
  if (found.length === 0) return 'Nothing was found.'
  if (next === null || found.length >= total) return `${found.length} found.`
  return next === undefined
    ? `The first ${found.length} of ${total}. Search for what is not among them.`
    : `The first ${found.length} of ${total}.`
}
