import { type ComponentType, memo, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { createLazyView } from '@hydrant/page-builder/registry/view.ts'
import styles from './deferred-content.module.css'
import { isFirstPageHydrated, waitForInteraction } from './first-interaction.ts'
import { releaseInteractions, stopHoldingInteractions } from './held-interactions.ts'

/** A part of a page whose code is loaded apart from that of the page. */
export interface DeferredContent<Props> {
  readonly Content: ComponentType<Props>
  /** Loads the code, except on the first page of a visit, where `Content` loads it. A failure is ignored. */
  readonly preload: () => Promise<void>
}

/** The module of a part of a page. */
interface ContentModule<Props> {
  readonly View: ComponentType<Props>
  /** Loads what the part needs besides; the first page of a visit waits for it, so that all of it runs at once. */
  readonly prepare?: (props: Props) => Promise<unknown>
}

/**
 * Defers the code of a part of pages. On the first page of a visit that part stays as the server rendered it until the
 * visitor does something; what they do with it meanwhile is repeated once its code runs. Later pages are shown with it:
 * their route module awaits `preload`.
 */
export function deferContent<Props extends object>(load: () => Promise<ContentModule<Props>>): DeferredContent<Props> {
  // The properties on the first page; null when it has no such content.
  let firstProps: Props | null = null
  // From now on: the visitor may do something before the content is hydrated.
  if (isOnFirstPage()) void waitForInteraction()
  const view = createLazyView(() => (firstProps === null ? load() : loadOnInteraction(load, firstProps)))
  return {
    // While it is not hydrated, React would replace its HTML when it got properties anew.
    Content: memo((props: Props) => {
      const wrapper = useRef<HTMLDivElement>(null)
      // Fixed while it is mounted: the suspended component must not be replaced by another one when its code has loaded.
      const [View] = useState(() => {
        // It is known only now: the page counts as hydrated before React asks for the code of what it left alone.
        if (isOnFirstPage()) firstProps ??= props
        return view.component()
      })
      return (
        <div ref={wrapper} data-deferred="" className={styles.content}>
          <Suspense fallback={null}>
            <View {...props} />
            <Hydrated wrapper={wrapper} />
          </Suspense>
        </div>
      )
    }),
    preload: async () => {
      if (!isOnFirstPage()) await Promise.allSettled([view.preload()])
    },
  }
}

function isOnFirstPage(): boolean {
  return !import.meta.env.SSR && !isFirstPageHydrated()
}

/**
 * Loads code when the visitor does something and is online. When it cannot be loaded, the content stays as it is: a page
 * works without its scripts.
 */
async function loadOnInteraction<Props>(
  load: () => Promise<ContentModule<Props>>,
  props: Props,
): Promise<ContentModule<Props>> {
  await waitForInteraction()
  try {
    const module = await load()
    await module.prepare?.(props)
    return module
  } catch {
    if (!navigator.onLine) {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
      return loadOnInteraction(load, props)
    }
    stopHoldingInteractions()
    return new Promise(() => {})
  }
}

/** Is hydrated after the content beside it, and then repeats what the visitor did with that. */
function Hydrated({ wrapper }: { readonly wrapper: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const content = wrapper.current
    // React hydrates what an event needs, such as a block in the content, but not while it runs effects.
    if (content !== null) queueMicrotask(() => releaseInteractions(content))
  }, [wrapper])
  return null
}
