import { redirect } from 'react-router'
import { DONE_PARAM, type DoneAction } from '../shell/notice.tsx'
import { findFormErrors, type FormError } from '../shell/office-errors.ts'

/** Makes a call for what a form names, and shows its page again with what was done. */
export async function repeatFromForm(
  { request, basePath }: { readonly request: Request; readonly basePath: string },
  { field, done, call }: { readonly field: string; readonly done: DoneAction; readonly call: RepeatingCall },
): Promise<{ readonly errors: readonly FormError[] }> {
  const value = (await request.clone().formData()).get(field)
  const errors = await findFormErrors(call(typeof value === 'string' ? value : ''), { request, basePath })
  if (errors.length > 0) return { errors }
  const url = new URL(request.url)
  url.searchParams.set(DONE_PARAM, done)
  throw redirect(url.search)
}

type RepeatingCall = (value: string) => Promise<unknown>
