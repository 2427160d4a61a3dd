import { toFileResponse } from '@hydrant/rendering/to-file-response.ts'
import { officeContext } from '../office-context.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import type { Route } from './+types/order-document.ts'

/** Downloads the file of an invoice or a credit memo. */
export async function loader({ params: { documentId }, context }: Route.LoaderArgs) {
  return toFileResponse(await awaitOrErrorPage(context.get(officeContext).staff.getDocumentFile(documentId)))
}
