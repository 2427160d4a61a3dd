import { toFileResponse } from '@hydrant/rendering/to-file-response.ts'
import { officeContext } from '../office-context.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import type { Route } from './+types/tax-certificate.ts'

/** Downloads the file of a tax certificate. */
export async function loader({ params: { certificateId }, context }: Route.LoaderArgs) {
  return toFileResponse(await awaitOrErrorPage(context.get(officeContext).staff.getTaxCertificateFile(certificateId)))
}
