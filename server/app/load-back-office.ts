import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BackOffice } from './pages/back-office.ts'

/** Where the shop is mounted, and which store and site the back office is for. */
interface BackOfficeMount {
  readonly basePath: string
  readonly webstoreId: string
  readonly siteId: string
}

/** What the server bundle of the back office exports. */
interface BackOfficeBundle {
  readonly createOfficeHandler: (mount: BackOfficeMount) => {
    readonly render: BackOffice['render']
    readonly isPage: (path: string) => boolean
  }
}

/**
 * Returns the back office whose build is in a folder. It is loaded when its first page is requested: a process that
 * serves only shoppers holds none of it in memory.
 */
export function createBackOffice(buildDir: string, mount: BackOfficeMount): BackOffice {
  let loading: Promise<ReturnType<BackOfficeBundle['createOfficeHandler']>> | null = null
  const load = () =>
    (loading ??= loadBundle(buildDir)
      .then(({ createOfficeHandler }) => createOfficeHandler(mount))
      .catch((error: unknown) => {
        // The next request tries again.
        loading = null
        throw error
      }))
  return {
    assetsDir: join(buildDir, 'client'),
    render: async (request, renderContext) => (await load()).render(request, renderContext),
    isPage: async (path) => (await load()).isPage(path),
  }
}

async function loadBundle(buildDir: string): Promise<BackOfficeBundle> {
  const bundle: unknown = await import(pathToFileURL(join(buildDir, 'server/index.js')).href)
  if (!isBackOfficeBundle(bundle)) throw new Error(`The folder ${buildDir} does not hold a built back office.`)
  return bundle
}

function isBackOfficeBundle(bundle: unknown): bundle is BackOfficeBundle {
  return (
    typeof bundle === 'object' &&
    bundle !== null &&
    'createOfficeHandler' in bundle &&
    typeof bundle.createOfficeHandler === 'function'
  )
}
