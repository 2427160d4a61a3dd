import { redirect } from 'react-router'
import { readText } from '../shell/form-text.ts'
import { type DoneAction, toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, type FormError } from '../shell/office-errors.ts'
import { getOfficePath } from '../shell/office-path.ts'

/** Makes a call for what a form names, and shows its page again with what was done. */
export async function repeatFromForm(
  { request, basePath }: { readonly request: Request; readonly basePath: string },
  { field, done, call }: { readonly field: string; readonly done: DoneAction; readonly call: RepeatingCall },
): Promise<{ readonly errors: readonly FormError[] }> {
  const value = readText(await request.clone().formData(), field)
  const errors = await findFormErrors(call(value), { request, basePath })
  if (errors.length > 0) return { errors }
  throw redirect(toPathAfter(done, getOfficePath(request, basePath)))
}

type RepeatingCall = (value: string) => Promise<unknown>
