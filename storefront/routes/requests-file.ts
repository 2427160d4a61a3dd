import type { Route } from './+types/requests-file.ts'
import { loadRequestsFile } from '../forms/load-requests-file.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadRequestsFile(context.get(shopContext), request)
}
