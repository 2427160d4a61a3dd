import { type HTMLAttributes, useEffect, useState, useSyncExternalStore } from 'react'

/** How long one slide is shown before the next, in milliseconds. */
const SLIDE_DURATION_MS = 15_000

/** The state of slides that change by themselves, and its controls. */
export interface Autoplay {
  readonly current: number
  /** Whether the next slide will come by itself. */
  readonly isPlaying: boolean
  /** Whether the visitor has stopped it. */
  readonly isStopped: boolean
  /** Whether the component is hydrated. */
  readonly isHydrated: boolean
  /** Shows the slide at an index, counted from 0 and wrapping around at both ends; restarts its time. */
  readonly show: (position: number) => void
  readonly toggle: () => void
  /** Event handlers for the element that contains the slides and their controls. */
  readonly handlers: Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>
}

/**
 * Shows `count` slides one after another, beginning with the first. It does not advance by itself while `isPaused`,
 * while the pointer or the keyboard's focus is on the slides, while the page is hidden, and for users who prefer
 * reduced motion.
 */
export function useAutoplay(count: number, { isPaused }: { readonly isPaused: boolean }): Autoplay {
  const [{ current, changeCount }, setSlideState] = useState({ current: 0, changeCount: 0 })
  const [isStopped, setStopped] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isMotionSuppressed = useSyncExternalStore(subscribeToVisibilityAndMotion, isHiddenOrMotionReduced, () => true)
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const isPlaying = count > 1 && !isPaused && !isStopped && !isHovered && !isFocused && !isMotionSuppressed

  const show = (position: number) =>
    setSlideState((previousState) => ({
      current: (position + count) % count,
      changeCount: previousState.changeCount + 1,
    }))

  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(
      () =>
        setSlideState((previousState) => ({
          current: (previousState.current + 1) % count,
          changeCount: previousState.changeCount + 1,
        })),
      SLIDE_DURATION_MS,
    )
    return () => clearTimeout(timer)
  }, [isPlaying, count, changeCount])

  return {
    current: Math.min(current, count - 1),
    isPlaying,
    isStopped,
    isHydrated,
    show,
    toggle: () => setStopped(!isStopped),
    handlers: {
      // A touch does not stay on the slides, so it does not pause them.
      onPointerEnter: (event) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      // A mouse press leaves the focus behind, which must not pause the slides.
      onFocus: (event) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}

function subscribeToVisibilityAndMotion(onChange: () => void): () => void {
  const motionQuery = matchMedia('(prefers-reduced-motion: reduce)')
  motionQuery.addEventListener('change', onChange)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    motionQuery.removeEventListener('change', onChange)
    document.removeEventListener('visibilitychange', onChange)
  }
}

function isHiddenOrMotionReduced(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
}

function subscribeToNothing(): () => void {
  return () => {}
}
