import { Form, useNavigation } from 'react-router'
import type { RegistrationRequest } from '@hydrant/contract/admin/registration-requests.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { SpecTable } from '@hydrant/design/fields/spec-table.tsx'
import { ChoiceField, FieldGroup, TextAreaField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/registrations.js'
import { officeLinks } from '../office-links.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import type { FormError } from '../shell/office-errors.ts'
import { PageHead } from '../shell/page-head.tsx'
import { describeRegistrationStatus } from './registration-list.tsx'
import styles from './registration-page.module.css'

/** What a company wants, what the shop knows of it already, and the decision about it. */
export function RegistrationPage({ request, groups, errors }: RegistrationPageProps) {
  return (
    <>
      <PageHead
        title={request.companyName}
        detail={<Link href={officeLinks.registrations()}>{messages.registrations()}</Link>}
      />
      <DoneNotice errors={errors} />
      <FormErrors errors={errors} />
      <Duplicates duplicates={request.duplicates} />
      <SpecTable specs={listDetails(request)} variant="plain" />
      {request.accountId !== null && (
        <p>
          <Link href={officeLinks.record('Account', request.accountId)}>{messages.openAccount()}</Link>
        </p>
      )}
      {request.status === 'Open' && <DecisionForms groups={groups} />}
    </>
  )
}

interface RegistrationPageProps {
  readonly request: RegistrationRequest
  /** The buyer groups that the new account can have. */
  readonly groups: ReadonlyArray<{ readonly id: string; readonly name: string }>
  readonly errors: readonly FormError[]
}

function listDetails(request: RegistrationRequest): ReadonlyArray<{ readonly label: string; readonly value: string }> {
  const { firstName, lastName, street, city, region, postalCode, country } = request
  const address = [street, city, region, postalCode, country].filter(Boolean).join(', ')
  const details = [
    { label: messages.status(), value: describeRegistrationStatus(request.status) },
    { label: messages.person(), value: messages.fullName({ firstName, lastName }) },
    { label: messages.email(), value: request.email },
    { label: messages.phone(), value: request.phoneNumber ?? '' },
    { label: messages.address(), value: address },
    { label: messages.taxId(), value: request.taxId ?? '' },
    { label: messages.note(), value: request.note ?? '' },
    { label: messages.reason(), value: request.rejectionReason ?? '' },
  ]
  return details.filter(({ value }) => value !== '')
}

function Duplicates({ duplicates: { userId, accountIds, requestIds } }: Pick<RegistrationRequest, 'duplicates'>) {
  if (userId === null && accountIds.length === 0 && requestIds.length === 0) return null
  return (
    <Alert tone="warning" title={messages.knownAlready()}>
      <ul className={styles.duplicates}>
        {userId !== null && (
          <li>
            <Link href={officeLinks.record('User', userId)}>{messages.sameEmail()}</Link>
          </li>
        )}
        {accountIds.map((accountId) => (
          <li key={accountId}>
            <Link href={officeLinks.record('Account', accountId)}>{messages.sameName()}</Link>
          </li>
        ))}
        {requestIds.map((requestId) => (
          <li key={requestId}>
            <Link href={officeLinks.registration(requestId)}>{messages.otherRequest()}</Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function DecisionForms({ groups }: Pick<RegistrationPageProps, 'groups'>) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <div className={styles.forms}>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="approve" />
        <FieldGroup legend={messages.chooseGroups()}>
          {groups.map(({ id, name }) => (
            <ChoiceField key={id} type="checkbox" name="group" value={id} label={name} />
          ))}
        </FieldGroup>
        <Button type="submit" isBusy={isBusy}>
          {messages.approve()}
        </Button>
      </Form>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="refuse" />
        <TextAreaField label={messages.reason()} hint={messages.reasonHint()} name="reason" required maxLength={2000} />
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {messages.refuse()}
        </Button>
      </Form>
    </div>
  )
}
