import { redirect } from 'react-router'
import { isResponseError } from '@hydrant/client/errors.ts'
import * as messages from '@hydrant/messages/compiled/back-office/customers.js'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { getRecordId } from '../records/field-value.ts'
import { findReferencedId } from '../records/find-references.ts'
import { formatId, formatText } from '../records/soql-literal.ts'
import { readTexts } from '../shell/form-text.ts'
import { type DoneAction, toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, type FormError } from '../shell/office-errors.ts'
import { CERTIFICATE_INPUTS, findFileError, uploadCertificate } from './upload-certificate.ts'

/** What can be done on the page of a customer. */
export type CustomerIntent = keyof typeof DONE

const DONE = {
  'add-person': 'invited',
  invite: 'invited',
  'end-sessions': 'signedOut',
  deactivate: 'changed',
  activate: 'changed',
  'reset-second-factor': 'changed',
  'add-group': 'changed',
  'remove-group': 'changed',
  'add-manager': 'changed',
  'remove-manager': 'changed',
  'add-certificate': 'saved',
  'end-exemption': 'changed',
} as const satisfies Readonly<Record<string, DoneAction>>

/** What a form of the page sends back when it was rejected. */
export interface RejectedCustomerForm {
  readonly intent: CustomerIntent | null
  readonly errors: readonly FormError[]
  /** What was typed, by the name of the field. */
  readonly values: Readonly<Record<string, string>>
}

type Office = Pick<OfficeContext, 'staff' | 'basePath'>

/** Does with a customer what a form of its page asks for, and shows it again. */
export async function changeCustomer(
  { staff, basePath }: Office,
  request: Request,
  accountId: string,
): Promise<RejectedCustomerForm> {
  const form = await request.clone().formData()
  const values = readTexts(form)
  const intent = findIntent(values['intent'])
  if (intent === null) return { intent, errors: [{ message: messages.unknownAction(), fields: [] }], values }
  let unknown: FormError | null = null
  const change = async (): Promise<void> => {
    unknown = await CHANGES[intent]({ staff, accountId, values, file: form.get(CERTIFICATE_INPUTS.file) })
  }
  const errors = await findFormErrors(change(), { request, basePath })
  const rejected = unknown === null ? errors : [unknown]
  if (rejected.length > 0)
    return { intent, errors: intent === 'add-certificate' ? rejected.map(nameFile) : rejected, values }
  throw redirect(toPathAfter(DONE[intent], officeLinks.customer(accountId)))
}

/** What the server says of a file names no field. */
function nameFile({ message, fields }: FormError): FormError {
  return { message, fields: fields.length === 0 ? [CERTIFICATE_INPUTS.file] : fields }
}

interface Change {
  readonly staff: Office['staff']
  readonly accountId: string
  readonly values: Readonly<Record<string, string>>
  /** The file of the form, if it has one. */
  readonly file: FormDataEntryValue | null
}

/** Makes a change; returns what was named that does not exist. */
type MakeChange = (change: Change) => Promise<FormError | null>

const CHANGES: Readonly<Record<CustomerIntent, MakeChange>> = {
  async 'add-person'({ staff, accountId, values }) {
    await staff.inviteUser(await createPerson({ staff, accountId, values }))
    return null
  },
  async invite({ staff, values }) {
    await staff.inviteUser(values['userId'] ?? '')
    return null
  },
  async 'end-sessions'({ staff, values }) {
    const userId = values['userId'] ?? ''
    const { tokens } = await staff.listUserSessions(userId)
    for (const { tokenId } of tokens) await staff.endUserSession(userId, tokenId)
    return null
  },
  async deactivate({ staff, values }) {
    await staff.updateRecord('User', values['userId'] ?? '', { IsActive: false })
    return null
  },
  async activate({ staff, values }) {
    await staff.updateRecord('User', values['userId'] ?? '', { IsActive: true })
    return null
  },
  async 'reset-second-factor'({ staff, values }) {
    await staff.resetSecondFactor(values['userId'] ?? '')
    return null
  },
  async 'add-group'({ staff, accountId, values }) {
    await staff.createRecord('BuyerGroupMember', { BuyerGroupId: values['groupId'] ?? '', BuyerId: accountId })
    return null
  },
  async 'remove-group'({ staff, values }) {
    await staff.deleteRecord('BuyerGroupMember', values['recordId'] ?? '')
    return null
  },
  async 'add-manager'({ staff, accountId, values }) {
    const text = values['user'] ?? ''
    const userId = await findReferencedId(staff, { objectName: 'User', text })
    if (userId === null) return { message: messages.noSuchUser({ text }), fields: ['user'] }
    await staff.createRecord('DelegatedAccount', { ManagedById: userId, TargetId: accountId })
    return null
  },
  async 'remove-manager'({ staff, values }) {
    await staff.deleteRecord('DelegatedAccount', values['recordId'] ?? '')
    return null
  },
  async 'add-certificate'({ staff, accountId, values, file }) {
    const error = findFileError(file)
    if (error !== null || !(file instanceof File)) return error
    const [number, validUntil] = [values[CERTIFICATE_INPUTS.number] ?? '', values[CERTIFICATE_INPUTS.validUntil] ?? '']
    await uploadCertificate(staff, accountId, { file, number, validUntil })
    return null
  },
  async 'end-exemption'({ staff, accountId }) {
    await staff.updateRecord('Account', accountId, { IsTaxExempt__c: false })
    return null
  },
}

/**
 * Creates the user that a form describes; returns their id. Who exists in this account already is found instead: when the
 * invitation has failed, the form is sent again.
 */
async function createPerson({ staff, accountId, values }: Omit<Change, 'file'>): Promise<string> {
  const email = values['email'] ?? ''
  try {
    const { id = '' } = await staff.createRecord('User', {
      Username: email,
      Email: email,
      FirstName: values['firstName'] ?? '',
      LastName: values['lastName'] ?? '',
      AccountId: accountId,
    })
    return id
  } catch (error) {
    const isDuplicate = isResponseError(error) && error.errors.some(({ errorCode }) => errorCode === 'DUPLICATE_VALUE')
    const existing = isDuplicate ? await findPersonOfAccount(staff, accountId, email) : null
    if (existing === null) throw error
    return existing
  }
}

async function findPersonOfAccount(staff: Office['staff'], accountId: string, email: string): Promise<string | null> {
  const [account, name] = [formatId(accountId), formatText(email)]
  const { records } = await staff.query(`SELECT Id FROM User WHERE AccountId = ${account} AND Username = ${name}`)
  return records[0] === undefined ? null : getRecordId(records[0])
}

function findIntent(text: string | undefined): CustomerIntent | null {
  return text !== undefined && isIntent(text) ? text : null
}

function isIntent(text: string): text is CustomerIntent {
  return Object.hasOwn(DONE, text)
}
