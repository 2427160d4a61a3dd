import type { Server } from '../http/serve.ts'
import { registerImportRoutes } from './bulk/importing/import-routes.ts'
import { registerIngestRoutes } from './bulk/ingest-routes.ts'
import { registerQueryJobRoutes } from './bulk/query-job-routes.ts'
import { registerCollectionRoutes } from './collection-routes.ts'
import { registerCompositeRoutes } from './composite-routes.ts'
import { registerDescriptionRoutes } from './description-routes.ts'
import { registerListViewRoutes } from './list-views/list-view-routes.ts'
import type { StoredObject } from './object-store.ts'
import { registerQueryRoutes } from './query-routes.ts'
import { registerRecordRoutes } from './record-routes.ts'
import { RecordRegistry } from './registry.ts'

/** Registers the routes of the record API for these objects. */
export function registerRecordApiRoutes(server: Server, objects: readonly StoredObject[]): void {
  const registry = new RecordRegistry(objects)
  registerDescriptionRoutes(server, registry)
  registerRecordRoutes(server, registry)
  registerCollectionRoutes(server, registry)
  registerQueryRoutes(server, registry)
  registerCompositeRoutes(server, registry)
  registerIngestRoutes(server, registry)
  registerImportRoutes(server, registry)
  registerQueryJobRoutes(server, registry)
  registerListViewRoutes(server, registry)
}
