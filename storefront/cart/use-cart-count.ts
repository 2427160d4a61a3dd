import { useEffect, useRef, useState } from 'react'
import { useHref, useLocation, useRevalidator } from 'react-router'
import type { CachePolicy } from '@hydrant/client/cache-policy.ts'
import { createResourceCache, type Resource } from '@hydrant/client/resource-cache.ts'
import { links } from '../links.ts'
import { useResource } from '../session/use-resource.ts'

/** The cart's total quantity when a page was loaded; a new object with every load. */
export interface CartCount {
  /** A decimal string; null when it was not loaded in time. */
  readonly quantity: string | null
  /** Null without a cart, and when it was not loaded in time. */
  readonly cartId: string | null
}

/** Milliseconds that a count stays fresh; a tab that becomes visible later fetches it again. */
const LIFETIME_MS = 30_000

const SHOW_STALE_FOREVER: CachePolicy = { type: 'stale-while-revalidate', staleFor: Number.POSITIVE_INFINITY }

/**
 * The total quantity in the visitor's cart, null while unknown: as rendered, then updated by this and other tabs.
 * Reloads the cart page's data when the cart was changed elsewhere. Without JavaScript it stays as rendered.
 */
export function useCartCount(renderedCount: CartCount | null): string | null {
  const url = useHref(links.cartCount())
  const [{ cache, resource }] = useState(() => createCartCountCache(url, renderedCount))
  const current = useResource(cache, resource).data ?? renderedCount?.quantity ?? null
  const broadcastToTabs = useTabBroadcast(url, (quantity) => cache.put(resource, quantity))

  useEffect(() => {
    if (renderedCount === null || cache.snapshot(resource).data === renderedCount.quantity) return
    // An error leaves the count unknown, until another page is loaded.
    if (renderedCount.quantity === null) return void cache.read(resource).catch(() => undefined)
    cache.put(resource, renderedCount.quantity)
    broadcastToTabs(renderedCount.quantity)
  }, [cache, resource, renderedCount, broadcastToTabs])

  useEffect(() => {
    // The result reaches the component through the cache; an error keeps the value that is shown.
    const refresh = () =>
      void (
        document.visibilityState === 'visible' &&
        cache.read(resource, { policy: SHOW_STALE_FOREVER }).catch(() => undefined)
      )
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [cache, resource])

  const { revalidate } = useRevalidator()
  const isOnCart = useLocation().pathname === links.cart()
  useEffect(() => {
    // The cache is read here, because the effect above has just updated it if this page has changed the cart.
    const { data = null } = cache.snapshot(resource)
    if (
      isOnCart &&
      data !== null &&
      renderedCount !== null &&
      renderedCount.quantity !== null &&
      data !== renderedCount.quantity
    )
      void revalidate()
  }, [cache, resource, current, renderedCount, isOnCart, revalidate])
  return current
}

function createCartCountCache(url: string, renderedCount: CartCount | null) {
  const cache = createResourceCache()
  const resource: Resource<string | null> = {
    key: url,
    lifetime: LIFETIME_MS,
    load: (signal) => fetchCartCount(url, signal),
  }
  if (renderedCount !== null && renderedCount.quantity !== null) cache.put(resource, renderedCount.quantity)
  return { cache, resource }
}

async function fetchCartCount(url: string, signal: AbortSignal): Promise<string | null> {
  const body: unknown = await (await fetch(url, { signal })).json()
  return typeof body === 'object' && body !== null && 'pieces' in body && typeof body.pieces === 'string'
    ? body.pieces
    : null
}

/** Returns a function that sends the quantity to the shop's other tabs; calls `onMessage` with what they send. */
function useTabBroadcast(url: string, onMessage: (quantity: string) => void): (quantity: string) => void {
  const channel = useRef<BroadcastChannel>(undefined)
  const latestListener = useRef(onMessage)
  useEffect(() => {
    latestListener.current = onMessage
  })
  useEffect(() => {
    // Browsers can block the channel, for example in a private window: then this tab sees only its own changes.
    const openedChannel = openChannel(url)
    if (openedChannel === null) return
    openedChannel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') latestListener.current(data)
    })
    channel.current = openedChannel
    return () => openedChannel.close()
  }, [url])
  const [broadcast] = useState(() => (quantity: string) => channel.current?.postMessage(quantity))
  return broadcast
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
