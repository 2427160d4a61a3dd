import { Form, useNavigation } from 'react-router'
import type { ImportMapping, RecordImportDetail } from '@hydrant/contract/admin/record-imports.ts'
import { SelectField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/imports.js'
import type { FormError } from '../shell/office-errors.ts'
import { describeOperation } from './import-texts.ts'
import styles from './imports.module.css'

/** What each column is for, what is done with the rows, and by which field existing records are found. */
export function MappingForm({ detail, chosen, errors }: MappingFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const findError = (name: string) => errors.find(({ fields }) => fields.includes(name))?.message
  const { columns, fields, keyFields, operations } = detail
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  const choices = columns.map((column, index) => ({
    ...column,
    inputName: `fields.${index}`,
    value: chosen === null ? column.field : chosen.fields[index],
  }))
  const operation = chosen?.operation ?? detail.operation
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="check" />
      <input type="hidden" name="columns" value={columns.length} />
      <div className={styles.columns}>
        <SelectField
          label={messages.operation()}
          name="operation"
          defaultValue={operation}
          error={findError('operation')}
          showOptional={false}
        >
          {operations.map((one) => (
            <option key={one} value={one}>
              {describeOperation(one)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={messages.findBy()}
          name="keyField"
          defaultValue={(chosen === null ? detail.keyField : chosen.keyField) ?? keyFields[0]}
          error={findError('keyField')}
          showOptional={false}
        >
          {keyFields.map((name) => (
            <option key={name} value={name}>
              {labels.get(name) ?? name}
            </option>
          ))}
        </SelectField>
      </div>
      <h2>{messages.columns()}</h2>
      <div className={styles.columns}>
        {choices.map(({ heading, samples, inputName, value }) => (
          <SelectField
            key={inputName}
            label={heading}
            {...(samples.length > 0 && { hint: messages.columnHint({ samples: samples.join(' · ') }) })}
            name={inputName}
            defaultValue={value ?? ''}
            error={findError(inputName)}
            showOptional={false}
          >
            <option value="">{messages.leaveOut()}</option>
            {fields.map(({ name, label }) => (
              <option key={name} value={name}>
                {`${label} (${name})`}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <p>{messages.emptyCells()}</p>
      <Button type="submit" isBusy={isBusy}>
        {detail.check === null ? messages.check() : messages.checkAgain()}
      </Button>
    </Form>
  )
}

interface MappingFormProps {
  readonly detail: RecordImportDetail
  /** What was chosen, when the form was rejected. */
  readonly chosen: ImportMapping | null
  readonly errors: readonly FormError[]
}
