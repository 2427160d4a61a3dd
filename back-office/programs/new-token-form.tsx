import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/programs.js'
import { ReferenceField } from '../records/reference-field.tsx'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { DEFAULT_VALIDITY, NEVER, type ProgramsAnswer, VALIDITIES } from './change-programs.ts'
import styles from './programs.module.css'

/** The form that creates a token for a program. */
export function NewTokenForm({ isCodeDemanded, rejected }: NewTokenFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const [isChanged, setIsChanged] = useState(false)
  const typed = rejected?.values ?? {}
  const findError = (field: string) => rejected?.errors.find(({ fields }) => fields.includes(field))?.message
  return (
    <Disclosure title={messages.newToken()} isOpen={rejected !== null}>
      <Form
        method="post"
        className={styles.form}
        onChange={() => setIsChanged(true)}
        onSubmit={() => setIsChanged(false)}
      >
        <LeaveGuard isChanged={isChanged} />
        <input type="hidden" name="intent" value="create" />
        <TextField
          label={messages.programName()}
          name="name"
          required
          maxLength={80}
          autoComplete="off"
          defaultValue={typed['name']}
          error={findError('name')}
        />
        <ReferenceField
          objectName="User"
          label={messages.signInName()}
          hint={messages.signInNameHint()}
          name="userName"
          required
          defaultValue={typed['userName'] ?? ''}
          error={findError('userName')}
        />
        <SelectField label={messages.scope()} name="scope" defaultValue={typed['scope'] ?? 'api'} showOptional={false}>
          <option value="api">{messages.scopeApi()}</option>
          <option value="read">{messages.scopeRead()}</option>
        </SelectField>
        <SelectField
          label={messages.validFor()}
          name="expires"
          defaultValue={typed['expires'] ?? String(DEFAULT_VALIDITY)}
          error={findError('expiresInDays')}
          showOptional={false}
        >
          {VALIDITIES.map((count) => (
            <option key={count} value={count}>
              {messages.days({ count })}
            </option>
          ))}
          <option value={NEVER}>{messages.validUntilEnded()}</option>
        </SelectField>
        <TextField
          label={messages.password()}
          hint={messages.passwordHint()}
          name="password"
          type="password"
          required
          maxLength={1000}
          autoComplete="current-password"
          error={findError('password')}
        />
        {isCodeDemanded && (
          <TextField
            label={messages.code()}
            hint={messages.codeHint()}
            name="code"
            required
            maxLength={100}
            autoComplete="one-time-code"
            error={findError('code')}
          />
        )}
        <Button type="submit" isBusy={isBusy}>
          {messages.create()}
        </Button>
      </Form>
    </Disclosure>
  )
}

interface NewTokenFormProps {
  readonly isCodeDemanded: boolean
  /** What the form was answered, if it was rejected. */
  readonly rejected: ProgramsAnswer | null
}
