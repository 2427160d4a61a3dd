import { redirect } from 'react-router'
import type { OfficeContext } from '../office-context.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, type FormError } from '../shell/office-errors.ts'
import { getOfficePath } from '../shell/office-path.ts'
import { listRowErrors } from './row-errors.ts'

/** How many records one call deletes. */
const MAX_RECORDS = 200

/**
 * Deletes the records that are selected in a list, all or none, and shows the list again. Returns the errors of those
 * that cannot be deleted.
 */
export async function deleteSelected(
  { staff, basePath }: Pick<OfficeContext, 'staff' | 'basePath'>,
  request: Request,
): Promise<{ readonly errors: readonly FormError[] }> {
  const form = await request.clone().formData()
  const ids = form.getAll('id').filter((id) => typeof id === 'string')
  const rejected: FormError[] = []
  if (ids.length > 0)
    rejected.push(
      ...(await findFormErrors(
        staff
          .deleteRecords({ ids: ids.slice(0, MAX_RECORDS).join(','), allOrNone: true })
          .then((results) => rejected.push(...listRowErrors(results))),
        { request, basePath },
      )),
    )
  if (rejected.length > 0 || ids.length === 0) return { errors: rejected }
  throw redirect(toPathAfter('deleted', getOfficePath(request, basePath)))
}
