import { useEffect, useRef, useState } from 'react'
import { useHref, useLocation, useRevalidator } from 'react-router'
import type { CachePolicy } from '@hydrant/client/cache-policy.ts'
import { createResourceCache, type Resource } from '@hydrant/client/resource-cache.ts'
import { links } from '../links.ts'
import { useWatched } from '../session/use-watched.ts'

/** How full the cart was when a page was loaded; a new object with every loading. */
export interface CartCount {
  /** A decimal string. */
  readonly pieces: string
}

/** A tab that comes to the front asks again when what it knows is older than this, in milliseconds. */
const LIFETIME = 30_000

const KEEP_SHOWING: CachePolicy = { type: 'stale-while-revalidate', staleFor: Number.POSITIVE_INFINITY }

/**
 * Pieces in the visitor's cart, null while that is not known: as the page was rendered, and from then on as any of
 * their tabs learns of it. A cart page whose cart has been changed elsewhere is loaded anew. Without JavaScript it is
 * what was rendered.
 */
export function useCartCount(rendered: CartCount | null): string | null {
  const address = useHref(links.cartCount())
  const [{ cache, resource }] = useState(() => openCartCount(address, rendered))
  const live = useWatched(cache, resource).data ?? rendered?.pieces ?? null
  const tellOtherTabs = useOtherTabs(address, (pieces) => cache.put(resource, pieces))

  useEffect(() => {
    if (rendered === null || cache.snapshot(resource).data === rendered.pieces) return
    cache.put(resource, rendered.pieces)
    tellOtherTabs(rendered.pieces)
  }, [cache, resource, rendered, tellOtherTabs])

  useEffect(() => {
    // How a reading ends is in what is watched; one that fails takes nothing away.
    const look = () =>
      void (
        document.visibilityState === 'visible' && cache.read(resource, { policy: KEEP_SHOWING }).catch(() => undefined)
      )
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [cache, resource])

  const { revalidate } = useRevalidator()
  const isOnCart = useLocation().pathname === links.cart()
  useEffect(() => {
    // As it is known now: after a change of this page's own, the effect above has just taken it in.
    const { data = null } = cache.snapshot(resource)
    if (isOnCart && data !== null && rendered !== null && data !== rendered.pieces) void revalidate()
  }, [cache, resource, live, rendered, isOnCart, revalidate])
  return live
}

function openCartCount(address: string, rendered: CartCount | null) {
  const cache = createResourceCache()
  const resource: Resource<string | null> = {
    key: address,
    lifetime: LIFETIME,
    load: (signal) => readCount(address, signal),
  }
  if (rendered !== null) cache.put(resource, rendered.pieces)
  return { cache, resource }
}

async function readCount(address: string, signal: AbortSignal): Promise<string | null> {
  const answer: unknown = await (await fetch(address, { signal })).json()
  return typeof answer === 'object' && answer !== null && 'pieces' in answer && typeof answer.pieces === 'string'
    ? answer.pieces
    : null
}

/** Tells the shop's other tabs of the count, and hears of it from them. */
function useOtherTabs(address: string, hear: (pieces: string) => void): (pieces: string) => void {
  const channel = useRef<BroadcastChannel>(undefined)
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  })
  useEffect(() => {
    // A browser may refuse to open one, such as in a private window: then this tab hears of its own changes only.
    const opened = openChannel(address)
    if (opened === null) return
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') latest.current(data)
    })
    channel.current = opened
    return () => opened.close()
  }, [address])
  const [tell] = useState(() => (pieces: string) => channel.current?.postMessage(pieces))
  return tell
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
