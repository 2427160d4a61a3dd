import { type HTMLAttributes, useEffect, useState, useSyncExternalStore } from 'react'

/** How long one slide is seen before the next comes by itself, in milliseconds. */
const TURN = 15_000

/** Slides of which one is seen at a time, and which follow one another by themselves. */
export interface Rotation {
  readonly current: number
  /** Whether the next slide is going to come by itself. */
  readonly isTurning: boolean
  /** Whether the visitor has stopped it. */
  readonly isStopped: boolean
  /** Whether scripts run yet. */
  readonly isAlive: boolean
  /** Shows the slide at a place, counted from 0 and round both ends; its time begins anew. */
  readonly show: (place: number) => void
  readonly toggle: () => void
  /** For the element that holds the slides and their controls. */
  readonly handlers: Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>
}

/**
 * Turns through so many slides, the first one first; none follows by itself while they are held. It waits while the
 * pointer or the keyboard's focus is on them, while the page is hidden, and for whoever wants less motion.
 */
export function useRotation(count: number, { isHeld }: { readonly isHeld: boolean }): Rotation {
  const [{ current, turns }, setTurn] = useState({ current: 0, turns: 0 })
  const [isStopped, setStopped] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isStill = useSyncExternalStore(subscribeToStillness, readStillness, () => true)
  const isAlive = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const isTurning = count > 1 && !isHeld && !isStopped && !isPointedAt && !isFocused && !isStill

  const show = (place: number) => setTurn((before) => ({ current: (place + count) % count, turns: before.turns + 1 }))

  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(
      () => setTurn((before) => ({ current: (before.current + 1) % count, turns: before.turns + 1 })),
      TURN,
    )
    return () => clearTimeout(timer)
  }, [isTurning, count, turns])

  return {
    current: Math.min(current, count - 1),
    isTurning,
    isStopped,
    isAlive,
    show,
    toggle: () => setStopped(!isStopped),
    handlers: {
      // A finger does not stay, so it holds nothing up.
      onPointerEnter: (event) => setPointedAt(event.pointerType !== 'touch'),
      onPointerLeave: () => setPointedAt(false),
      // A press of the mouse leaves the focus behind, and then the slides go on.
      onFocus: (event) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}

function subscribeToStillness(onChange: () => void): () => void {
  const wish = matchMedia('(prefers-reduced-motion: reduce)')
  wish.addEventListener('change', onChange)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    wish.removeEventListener('change', onChange)
    document.removeEventListener('visibilitychange', onChange)
  }
}

function readStillness(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
}

function subscribeToNothing(): () => void {
  return () => {}
}
