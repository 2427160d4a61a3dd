import { redirect } from 'react-router'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, type FormError } from '../shell/office-errors.ts'

/** Approves or refuses a request to become a customer, as a form says, and shows it again. */
export async function decideRegistration(
  { staff, basePath }: Pick<OfficeContext, 'staff' | 'basePath'>,
  request: Request,
  requestId: string,
): Promise<{ readonly errors: readonly FormError[] }> {
  const form = await request.clone().formData()
  const isApproval = form.get('intent') === 'approve'
  const reason = form.get('reason')
  const buyerGroupIds = form.getAll('group').filter((id) => typeof id === 'string')
  const call = isApproval
    ? staff.approveRegistration(requestId, { buyerGroupIds })
    : staff.refuseRegistration(requestId, { reason: typeof reason === 'string' ? reason.trim() : '' })
  const errors = await findFormErrors(call, { request, basePath })
  if (errors.length > 0) return { errors }
  throw redirect(toPathAfter(isApproval ? 'approved' : 'refused', officeLinks.registration(requestId)))
}
