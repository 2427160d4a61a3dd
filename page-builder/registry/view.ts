import { type ComponentType, lazy } from 'react'

/** A view that is loaded when a page first shows it. */
export interface LazyView<Props> {
  /** Loads the view's code, once. */
  readonly preload: () => Promise<void>
  /** The view: the component itself when it is loaded, else one that waits for it. */
  readonly component: () => ComponentType<Props>
}

/** Makes a view of a module that exports `View`. */
export function lazyView<Props extends object>(
  load: () => Promise<{ readonly View: ComponentType<Props> }>,
): LazyView<Props> {
  let view: ComponentType<Props> | null = null
  let loading: Promise<ComponentType<Props>> | null = null
  const read = () => (loading ??= remember())
  const remember = async () => {
    try {
      view = (await load()).View
      return view
    } catch (error) {
      // A network that failed once may work the next time.
      loading = null
      throw error
    }
  }
  const Waiting = lazy(async () => ({ default: await read() }))
  return { preload: async () => void (await read()), component: () => view ?? Waiting }
}
