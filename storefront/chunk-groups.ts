/** What the bundler knows about a module. */
interface ModuleFacts {
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly isEntry: boolean
}

/** The bundler, as far as the groups ask it about modules. */
interface ModuleGraph {
  getModuleInfo(id: string): ModuleFacts | null
}

/**
 * What loads a module first: the root, a page's part that runs at once, the frame of header and footer, the content of a
 * kind of page, or the views that many stored pages show.
 */
type LoadedBy =
  | 'root'
  | 'frame'
  | `${'head of ' | ''}${'stored page' | 'listing' | 'product' | 'cart' | 'checkout' | 'quick order'}`
  | 'other page'

const ROUTE = /[\\/]storefront[\\/]routes[\\/]/

const LIBRARIES =
  /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime|vite[\\/]preload-helper/

/** What the pages of lists consist of: they lead to each other, and one file costs the list of routes least. */
const LISTS = /storefront[\\/]buyer-lists[\\/][^\\/]+\.(?:tsx|module\.css)$/

/** Every set of pages that share a few sentences would have a file of its own, which the list of routes names. */
const MESSAGES = /[\\/]messages[\\/]compiled[\\/]/

/**
 * Blocks that most home pages show; their views are loaded together. Those of other blocks are loaded where they are
 * shown.
 */
const COMMON_BLOCKS =
  /page-builder\/blocks\/(?:columns|featured-brands|featured-products|hero-slider|image-link|seo|text|top-sellers|wrapper)\//

/** Which entries of the build are which page; entries that are in none of them belong to no group. */
const PAGES: readonly (readonly [RegExp, LoadedBy])[] = [
  [/storefront\/(?:root|entry\.client)\.tsx/, 'root'],
  [/storefront\/routes\/(?:home|stored-page)\.tsx/, 'head of stored page'],
  [/storefront\/routes\/(?:category|search)\.tsx/, 'head of listing'],
  [/storefront\/routes\/product\.tsx/, 'head of product'],
  [/storefront\/routes\/cart\.tsx/, 'head of cart'],
  [/storefront\/routes\/checkout\.tsx/, 'head of checkout'],
  [/storefront\/routes\/quick-order\.tsx/, 'head of quick order'],
  [/storefront\/(?:shell\/(?:header|footer)|consent\/consent-banner)\.tsx/, 'frame'],
  [/storefront\/content\/stored-page-content\.tsx/, 'stored page'],
  [COMMON_BLOCKS, 'stored page'],
  [/storefront\/search\/(?:category|search)-content\.tsx/, 'listing'],
  [/storefront\/catalogue\/product-content\.tsx/, 'product'],
  [/storefront\/cart\/cart-page\.tsx/, 'cart'],
  [/storefront\/checkout\/checkout-page\.tsx/, 'checkout'],
  [/storefront\/quick-order\/quick-order-page\.tsx/, 'quick order'],
  // The comparison is made of what cards are made of: as another page, it would have all pages load that.
  [/storefront\/routes\/compare\.tsx/, 'product'],
  [/storefront\/routes\/[^/]*$/, 'other page'],
]

/**
 * The scripts that several pages share, most important first. Without them, every set of pages that shares something
 * has a file of its own, and a page would be about seventy requests.
 */
export const CHUNK_GROUPS = [
  { name: 'react', test: LIBRARIES, priority: 11 },
  // Last: a group takes along what its modules import, unless that is in another one.
  { name: 'lists', test: LISTS, priority: 0 },
  ...['shell', 'heads', 'stored-heads', 'frame', 'shared', 'cards', 'listing', 'forms', 'texts', 'blocks'].map(
    (group, index) => ({
      name(id: string, graph: ModuleGraph) {
        // The entry and the routes run when their file is loaded: they must not be in a file that others load.
        if (graph.getModuleInfo(id)?.isEntry === true || ROUTE.test(id)) return null
        return findChunkGroupName(id, findPagesLoadingModule(id, graph)) === group ? group : null
      },
      debugName: group,
      priority: 10 - index,
    }),
  ),
]

function findChunkGroupName(id: string, pages: ReadonlySet<LoadedBy>): string | null {
  const isOnlyIn = (...kinds: LoadedBy[]) => [...pages].every((page) => kinds.includes(page))
  if (pages.has('root')) return 'shell'
  if (pages.size === 1 && pages.has('head of stored page')) return 'stored-heads'
  if ([...pages].some((page) => page.startsWith('head of '))) return pages.size === 1 ? null : 'heads'
  if (pages.has('frame')) return 'frame'
  if (isOnlyIn('stored page')) return pages.size === 0 ? null : 'blocks'
  if (isOnlyIn('listing')) return 'listing'
  if (isOnlyIn('other page') && MESSAGES.test(id)) return 'texts'
  // A module that only one kind of page loads gets no group: it is bundled into the script of that page.
  if (pages.size === 1) return null
  if (isOnlyIn('stored page', 'listing', 'product')) return 'cards'
  return isOnlyIn('checkout', 'quick order', 'other page') ? 'forms' : 'shared'
}

/** Finds the kinds of pages that load a module together with their own script. */
function findPagesLoadingModule(id: string, graph: ModuleGraph): ReadonlySet<LoadedBy> {
  const pages = new Set<LoadedBy>()
  const visited = new Set([id])
  for (const next of visited) {
    const module = graph.getModuleInfo(next)
    if (module === null) continue
    if (module.isEntry || module.dynamicImporters.length > 0) {
      const page = PAGES.find(([pattern]) => pattern.test(next.replaceAll('\\', '/')))?.[1]
      if (page !== undefined) pages.add(page)
    }
    for (const importer of module.importers) visited.add(importer)
  }
  return pages
}
