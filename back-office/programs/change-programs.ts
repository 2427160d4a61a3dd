import { redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/back-office/programs.js'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { findReferencedId } from '../records/find-references.ts'
import { readTexts } from '../shell/form-text.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, type FormError } from '../shell/office-errors.ts'

/** The value of the field `expires` for a token that does not expire. */
export const NEVER = 'never'

/** How many days a new token can be valid. */
export const VALIDITIES = [30, 90, 180, 365] as const

/** The validity that is chosen unless the user chooses another one. */
export const DEFAULT_VALIDITY = 90

/** What a form of the page was answered. */
export interface ProgramsAnswer {
  /** The token that was created: it is shown this once. */
  readonly created: { readonly name: string; readonly token: string } | null
  readonly errors: readonly FormError[]
  /** What was typed, without the password and the code, by the name of the field. */
  readonly values: Readonly<Record<string, string>>
}

type Office = Pick<OfficeContext, 'staff' | 'basePath'>

/** Creates a token, or ends a program or all programs of a person. */
export async function changePrograms({ staff, basePath }: Office, request: Request): Promise<ProgramsAnswer> {
  const { password = '', code = '', ...values } = readSecretsAndTexts(await request.clone().formData())
  const found = { request, basePath }
  switch (values['intent']) {
    case 'end': {
      const errors = await findFormErrors(staff.endProgram(values['programId'] ?? ''), found)
      if (errors.length > 0) return { created: null, errors, values }
      throw redirect(toPathAfter('ended', officeLinks.programs()))
    }
    case 'end-all': {
      const errors = await findFormErrors(staff.endUserPrograms(values['userId'] ?? ''), found)
      if (errors.length > 0) return { created: null, errors, values }
      throw redirect(toPathAfter('ended', officeLinks.programs()))
    }
    default:
      return createToken({ staff, values, password, code, found })
  }
}

async function createToken({ staff, values, password, code, found }: TokenForm): Promise<ProgramsAnswer> {
  let created: ProgramsAnswer['created'] = null
  let unknown: FormError | null = null
  const create = async (): Promise<void> => {
    const text = values['userName'] ?? ''
    const userId = await findReferencedId(staff, { objectName: 'User', text })
    if (userId === null) {
      unknown = { message: messages.noSuchUser({ text }), fields: ['userName'] }
      return
    }
    const expires = values['expires'] ?? ''
    const { program, token } = await staff.createProgramToken({
      name: values['name'] ?? '',
      userId,
      scope: values['scope'] === 'read' ? 'read' : 'api',
      expiresInDays: expires === NEVER ? null : Number(expires) || DEFAULT_VALIDITY,
      password,
      ...(code !== '' && { code }),
    })
    created = { name: program.name, token }
  }
  const errors = await findFormErrors(create(), found)
  return { created, errors: unknown === null ? errors.map(nameField) : [unknown], values }
}

interface TokenForm {
  readonly staff: Office['staff']
  readonly values: Readonly<Record<string, string>>
  readonly password: string
  readonly code: string
  readonly found: { readonly request: Request; readonly basePath: string }
}

/** The call names a user by id, the form by the name that they sign in with. */
function nameField({ message, fields }: FormError): FormError {
  return { message, fields: fields.map((field) => (field === 'userId' ? 'userName' : field)) }
}

/** Reads the texts of a form; a password is what was typed, with the spaces around it. */
function readSecretsAndTexts(form: FormData): Readonly<Record<string, string>> {
  const password = form.get('password')
  return { ...readTexts(form), ...(typeof password === 'string' && { password }) }
}
