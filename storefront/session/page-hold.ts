import { createObservable, type Observable } from '@hydrant/client/observable.ts'

/**
 * How the page in this window stands when its session ends: whether something on it is saved nowhere else, and whether
 * that session is `open` or `over`.
 */
export interface PageHold {
  readonly isHeld: boolean
  readonly session: 'open' | 'over'
}

/** A page that nothing holds. */
export const FREE: PageHold = { isHeld: false, session: 'open' }

const cell = createObservable(FREE)
const holders = new Set<symbol>()

/** How this window's page stands. */
export const pageHold: Observable<PageHold> = cell

/** Says that something on the page is not saved, until the function that is answered is called. */
export function holdPage(): () => void {
  const holder = Symbol('unsaved')
  holders.add(holder)
  count()
  return () => {
    holders.delete(holder)
    count()
  }
}

/** Gives up everything on the page that is not saved, because whoever sits here wants so. */
export function letPageGo(): void {
  holders.clear()
  count()
}

/** Says how the session of the page stands. */
export function tellSession(session: PageHold['session']): void {
  const before = cell.get()
  if (before.session !== session) cell.set({ ...before, session })
}

function count(): void {
  const before = cell.get()
  const isHeld = holders.size > 0
  if (before.isHeld !== isHeld) cell.set({ ...before, isHeld })
}
