import { useHref } from 'react-router'
import type { SecondFactorState } from '@hydrant/contract/shop/second-factor.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { PasswordField } from '@hydrant/design/form/password-field.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/people.js'
import { NarrowForm } from './narrow-form.tsx'
import { SECOND_FACTOR_FIELDS, type SecondFactorResult } from './second-factor-result.ts'
import styles from './second-factor-page.module.css'

const NO_RESULT: SecondFactorResult = { fieldErrors: [] }

/** What the page about the second factor shows: the forms to set it up and to turn it off, or the recovery codes. */
export function SecondFactorPage({
  state,
  result = NO_RESULT,
  returnTo,
  confirmation,
}: {
  readonly state: SecondFactorState
  readonly result: SecondFactorResult | undefined
  readonly returnTo: string
  /** The token of the link that staff were mailed; empty without one. */
  readonly confirmation: string
}) {
  if (result.recoveryCodes !== undefined) return <RecoveryCodes codes={result.recoveryCodes} returnTo={returnTo} />
  if (result.mailedTo !== undefined)
    return (
      <Alert tone="success" title={messages.setUpByMailTitle()}>
        <p>{messages.setUpByMail({ email: result.mailedTo })}</p>
      </Alert>
    )
  if (state.isOn) return <TurnOffForm state={state} result={result} />
  return result.newKey === undefined ? (
    <StartForm result={result} confirmation={confirmation} />
  ) : (
    <ConfirmForm result={result} newKey={result.newKey} />
  )
}

function StartForm({
  result: { fieldErrors },
  confirmation,
}: {
  readonly result: SecondFactorResult
  readonly confirmation: string
}) {
  return (
    <NarrowForm issues={fieldErrors} issuesTitle={messages.notTurnedOn()} submitLabel={messages.setUp()}>
      <p>{messages.secondFactorIsOff()}</p>
      <input type="hidden" name="intent" value="start" />
      {confirmation !== '' && <input type="hidden" name="confirmation" value={confirmation} />}
      <PasswordField
        id={SECOND_FACTOR_FIELDS.password}
        label={messages.password()}
        name="password"
        required
        error={fieldErrors[0]?.message}
      />
    </NarrowForm>
  )
}

function ConfirmForm({
  result: { fieldErrors },
  newKey: { key, uri, qrCode },
}: {
  readonly result: SecondFactorResult
  readonly newKey: NonNullable<SecondFactorResult['newKey']>
}) {
  return (
    <NarrowForm issues={fieldErrors} issuesTitle={messages.notTurnedOn()} submitLabel={messages.turnOn()}>
      <p>{messages.scanCode()}</p>
      <p className={styles.hint}>{messages.chooseApp()}</p>
      <svg
        role="img"
        aria-label={messages.qrCode()}
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
        shapeRendering="crispEdges"
        className={styles.qr}
      >
        <path d={qrCode.path} />
      </svg>
      <p>
        {messages.keyAsText()} <span className={styles.key}>{key.replaceAll(/.{4}(?=.)/g, '$& ')}</span>
      </p>
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="uri" value={uri} />
      <CodeField hint={messages.codeOfAppHint()} error={fieldErrors[0]?.message} />
    </NarrowForm>
  )
}

function RecoveryCodes({ codes, returnTo }: { readonly codes: readonly string[]; readonly returnTo: string }) {
  return (
    <Alert tone="success" title={messages.turnedOn()}>
      <h2>{messages.recoveryCodes()}</h2>
      <p>{messages.recoveryCodesText()}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>
        <ContinueLink returnTo={returnTo} />
      </p>
    </Alert>
  )
}

/** A plain link: the back office and the page builder need a new document. */
function ContinueLink({ returnTo }: { readonly returnTo: string }) {
  return <a href={useHref(returnTo)}>{messages.continueShopping()}</a>
}

function TurnOffForm({
  state: { recoveryCodesLeft },
  result: { fieldErrors },
}: {
  readonly state: SecondFactorState
  readonly result: SecondFactorResult
}) {
  const findError = (fieldId: string) => fieldErrors.find((fieldError) => fieldError.fieldId === fieldId)?.message
  return (
    <NarrowForm issues={fieldErrors} issuesTitle={messages.notTurnedOff()} submitLabel={messages.turnOff()}>
      <p>
        {messages.secondFactorIsOn()} {messages.recoveryCodesLeft({ count: recoveryCodesLeft })}
      </p>
      <h2>{messages.turnOffTitle()}</h2>
      <input type="hidden" name="intent" value="turn-off" />
      <PasswordField
        id={SECOND_FACTOR_FIELDS.password}
        label={messages.password()}
        name="password"
        required
        error={findError(SECOND_FACTOR_FIELDS.password)}
      />
      <CodeField hint={messages.codeHint()} error={findError(SECOND_FACTOR_FIELDS.code)} />
    </NarrowForm>
  )
}

function CodeField({ hint, error }: { readonly hint: string; readonly error: string | undefined }) {
  return (
    <TextField
      id={SECOND_FACTOR_FIELDS.code}
      label={messages.code()}
      name="code"
      autoComplete="one-time-code"
      maxLength={50}
      hint={hint}
      required
      error={error}
    />
  )
}
