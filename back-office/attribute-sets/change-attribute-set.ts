import { redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/back-office/variations.js'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { readTexts } from '../shell/form-text.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, type FormError, toIfMatch } from '../shell/office-errors.ts'
import { parseOptions } from './parse-options.ts'

/** What the forms of the page do: the value of their field `intent`. */
export const SET_INTENTS = { set: 'set', attribute: 'attribute', add: 'add', remove: 'remove' } as const

/** The inputs of the forms. */
export const SET_FIELDS = {
  name: 'MasterLabel',
  programName: 'DeveloperName',
  id: 'itemId',
  tag: 'tag',
  field: 'Field',
  label: 'Label__c',
  viewType: 'ViewType__c',
  sequence: 'Sequence',
  values: 'Options__c',
} as const

/** What a rejected form of the page sends back. */
export interface RejectedSetForm {
  /** The form: the id of its attribute, or what it does. */
  readonly form: string
  readonly errors: readonly FormError[]
  readonly typed: Readonly<Record<string, string>>
}

type Office = Pick<OfficeContext, 'staff' | 'basePath'>

const ITEM = 'ProductAttributeSetItem'

/** Changes an attribute set, or adds, changes or removes one of its attributes, and shows the set again. */
export async function changeAttributeSet(office: Office, request: Request, setId: string): Promise<RejectedSetForm> {
  const typed = readTexts(await request.clone().formData())
  const itemId = typed[SET_FIELDS.id] ?? ''
  const write = prepareWrite(office.staff, { setId, itemId, typed })
  const errors =
    write.errors.length > 0 ? write.errors : await findFormErrors(write.run(), { request, basePath: office.basePath })
  if (errors.length > 0) return { form: itemId || (typed['intent'] ?? ''), errors, typed }
  throw redirect(toPathAfter('saved', officeLinks.attributeSet(setId)))
}

interface Write {
  readonly errors: readonly FormError[]
  readonly run: () => Promise<unknown>
}

function prepareWrite(
  staff: Office['staff'],
  {
    setId,
    itemId,
    typed,
  }: {
    readonly setId: string
    readonly itemId: string
    readonly typed: Readonly<Record<string, string>>
  },
): Write {
  const read = (name: string) => typed[name] ?? ''
  const ifUnchanged = toIfMatch(read(SET_FIELDS.tag))
  switch (typed['intent']) {
    case SET_INTENTS.set: {
      const fields = { MasterLabel: read(SET_FIELDS.name), DeveloperName: read(SET_FIELDS.programName) }
      return { errors: [], run: () => staff.updateRecord('ProductAttributeSet', setId, fields, ifUnchanged) }
    }
    case SET_INTENTS.attribute: {
      const { options, errors } = parseOptions(typed)
      const fields = { ...readAttribute(typed), Options__c: JSON.stringify(options) }
      return { errors, run: () => staff.updateRecord(ITEM, itemId, fields, ifUnchanged) }
    }
    case SET_INTENTS.add: {
      const values = read(SET_FIELDS.values)
        .split('\n')
        .map((line) => line.trim())
      const options = values.filter((value) => value !== '').map((value) => ({ value }))
      const fields = {
        ...readAttribute(typed),
        ProductAttributeSetId: setId,
        Field: read(SET_FIELDS.field),
        Options__c: JSON.stringify(options),
      }
      return { errors: [], run: () => staff.createRecord(ITEM, fields) }
    }
    case SET_INTENTS.remove:
      return { errors: [], run: () => staff.deleteRecord(ITEM, itemId, ifUnchanged) }
    default:
      return { errors: [{ message: messages.unknownAction(), fields: [] }], run: () => Promise.resolve() }
  }
}

function readAttribute(typed: Readonly<Record<string, string>>) {
  return {
    Label__c: typed[SET_FIELDS.label] ?? '',
    ViewType__c: typed[SET_FIELDS.viewType] ?? '',
    Sequence: typed[SET_FIELDS.sequence] ?? '',
  }
}
