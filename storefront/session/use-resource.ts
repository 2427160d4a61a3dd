import { useCallback, useSyncExternalStore } from 'react'
import type { Snapshot } from '@hydrant/client/cache-entry.ts'
import type { Resource, ResourceCache } from '@hydrant/client/resource-cache.ts'
import { watchResource } from '@hydrant/client/watch-resource.ts'

/**
 * Subscribes to a resource of a cache and loads it when needed while the component is mounted. Both arguments have to
 * be stable.
 */
export function useResource<Data>(cache: ResourceCache, resource: Resource<Data>): Snapshot<Data> {
  const subscribe = useCallback((onChange: () => void) => watchResource(cache, resource, onChange), [cache, resource])
  const getSnapshot = () => cache.snapshot(resource)
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}
