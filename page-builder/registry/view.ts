import { type ComponentType, lazy } from 'react'

/** A view that is loaded when a page first shows it. */
export interface LazyView<Props> {
  /** Loads the view's code, once. */
  readonly preload: () => Promise<void>
  /** The component if it is loaded, else one that suspends until it is. */
  readonly component: () => ComponentType<Props>
}

/** Creates a lazily loaded view from a module that exports `View`. */
export function createLazyView<Props extends object>(
  load: () => Promise<{ readonly View: ComponentType<Props> }>,
): LazyView<Props> {
  let view: ComponentType<Props> | null = null
  let pendingLoad: Promise<ComponentType<Props>> | null = null
  const loadOnce = () => (pendingLoad ??= loadView())
  const loadView = async () => {
    try {
      view = (await load()).View
      return view
    } catch (error) {
      // The next call tries again, because the network may work then.
      pendingLoad = null
      throw error
    }
  }
  const SuspendedView = lazy(async () => ({ default: await loadOnce() }))
  return { preload: async () => void (await loadOnce()), component: () => view ?? SuspendedView }
}
