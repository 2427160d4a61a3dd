import { useCallback, useSyncExternalStore } from 'react'
import type { Snapshot } from '@hydrant/client/cache-entry.ts'
import type { Resource, ResourceCache } from '@hydrant/client/resource-cache.ts'
import { watchResource } from '@hydrant/client/watch-resource.ts'

/**
 * What a cache knows of a resource, now and whenever that changes; while the component is shown the resource is read
 * when it has to be. Both have to stay the same objects.
 */
export function useWatched<Data>(cache: ResourceCache, resource: Resource<Data>): Snapshot<Data> {
  const subscribe = useCallback((onChange: () => void) => watchResource(cache, resource, onChange), [cache, resource])
  const look = () => cache.snapshot(resource)
  return useSyncExternalStore(subscribe, look, look)
}
