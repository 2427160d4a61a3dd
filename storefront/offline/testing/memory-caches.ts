/** The browser's caches in memory, as far as they are used here; Node.js has none. */
export function createMemoryCaches(): CacheStorage {
  const cachesByName = new Map<string, Cache>()
  const storage: Omit<CacheStorage, 'match'> = {
    async open(name) {
      const cache = cachesByName.get(name) ?? createMemoryCache()
      cachesByName.set(name, cache)
      return cache
    },
    has: async (name) => cachesByName.has(name),
    delete: async (name) => cachesByName.delete(name),
    keys: async () => [...cachesByName.keys()],
  }
  return storage as CacheStorage
}

/** Caches of a browser that cannot use its storage: each call fails. */
export function createBrokenCaches(): CacheStorage {
  const fail = () => Promise.reject(new DOMException('The storage is not available', 'UnknownError'))
  return { open: fail, has: fail, delete: fail, keys: fail, match: fail }
}

function createMemoryCache(): Cache {
  const responses = new Map<string, Response>()
  const findKey = (request: RequestInfo | URL, ignoreSearch = false): string | undefined => {
    const url = toUrl(request)
    const toComparable = (key: string) => (ignoreSearch ? (key.split('?')[0] ?? '') : key)
    return [...responses.keys()].find((key) => toComparable(key) === toComparable(url))
  }
  const cache: Omit<Cache, 'addAll' | 'matchAll'> = {
    match: async (request, options) => responses.get(findKey(request, options?.ignoreSearch) ?? '')?.clone(),
    put: async (request, response) => void responses.set(toUrl(request), response),
    delete: async (request) => responses.delete(toUrl(request)),
    keys: async () => Array.from(responses.keys(), (url) => new Request(url)),
    add: async (request) => void responses.set(toUrl(request), await fetch(request)),
  }
  return cache as Cache
}

function toUrl(request: RequestInfo | URL): string {
  return request instanceof Request ? request.url : String(request)
}
