import { data, redirect } from 'react-router'
import { isClientError, isResponseError } from '@hydrant/client/errors.ts'
import { links } from '../links.ts'
import { textOf } from '../session/form-text.ts'
import { readRefusal } from '../session/refusal.ts'
import { pageRefusal } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import { answersOf, FORM_FIELDS } from './form-fields.ts'

/** A form that was not taken: everything that was filled in, and why. */
export interface FormRefused {
  readonly formId: string
  readonly values: Readonly<Record<string, readonly string[]>>
  /** What is wrong with answers, in the order of the questions. */
  readonly faults: ReadonlyArray<{ readonly name: string; readonly message: string }>
  /** What is wrong with the whole. */
  readonly message: string | null
}

/**
 * Sends a form of the page at a path, and leads to its receipt; what is refused keeps everything that was filled in.
 */
export async function sendForm(form: FormData, shop: Pick<ShopContext, 'client' | 'reportError'>, path: string) {
  const formId = textOf(form, FORM_FIELDS.formId)
  const version = Number(textOf(form, FORM_FIELDS.version))
  const submissionKey = textOf(form, FORM_FIELDS.key)
  if (formId === '' || submissionKey === '' || !Number.isInteger(version))
    throw pageRefusal(400, 'The form did not arrive in full. Go back and send it once more.')
  const values = answersOf(form)
  const answers = Object.fromEntries(
    Object.entries(values).map(([name, given]) => [name, given.length === 1 ? (given[0] ?? '') : [...given]]),
  )
  try {
    const { referenceNumber } = await shop.client.forms.submit({
      path,
      formId,
      version,
      submissionKey,
      answers,
      website: textOf(form, FORM_FIELDS.trap),
    })
    return redirect(links.formReceipt({ path, formId, referenceNumber }))
  } catch (error) {
    const { status, ...refused } = refusalOf(error, shop)
    return data<FormRefused>({ formId, values, ...refused }, { status })
  }
}

function refusalOf(
  error: unknown,
  { reportError }: Pick<ShopContext, 'reportError'>,
): Pick<FormRefused, 'faults' | 'message'> & { readonly status: number } {
  if (isResponseError(error) && error.status === 422) {
    return {
      faults: error.errors.map(({ message, arguments: [name] }) => ({ name: String(name), message })),
      message: null,
      status: 422,
    }
  }
  if (isResponseError(error) && error.status < 500) {
    const { message, status } = readRefusal(error)
    return { faults: [], message, status }
  }
  if (!isClientError(error)) throw error
  // A whole sheet of measurements is not lost because we stumble: it stands in the page that is sent back.
  reportError(error)
  return {
    faults: [],
    message:
      'Your request could not be taken just now. Nothing of it is lost: please send it again in a minute, or call us.',
    status: 503,
  }
}
