import { officeContext } from '../office-context.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import type { Route } from './+types/order-document.ts'

/** Downloads the file of an invoice or a credit memo. */
export async function loader({ params: { documentId }, context }: Route.LoaderArgs) {
  const { staff } = context.get(officeContext)
  const { fileName, contentType, content } = await awaitOrErrorPage(staff.getDocumentFile(documentId))
  return new Response(
    Uint8Array.from(atob(content), (character) => character.charCodeAt(0)),
    {
      headers: {
        'content-type': contentType,
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'no-store',
      },
    },
  )
}
