import { Form, useNavigation } from 'react-router'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/customers.js'
import { officeLinks } from '../office-links.ts'
import type { CustomerIntent, RejectedCustomerForm } from './change-customer.ts'
import { useFormKey } from '../shell/use-form-key.ts'
import styles from './customer-page.module.css'
import type { Customer, Person } from './load-customer.ts'

/** Who belongs to an account, and what can be done with them. */
export function People({ people, rights: { mayChangePeople }, rejected }: PeopleProps) {
  return (
    <section className={styles.part}>
      <h2>{messages.people()}</h2>
      {people.length === 0 ? (
        <p className={styles.hint}>{messages.noPeople()}</p>
      ) : (
        <Table
          caption={messages.people()}
          columns={mayChangePeople ? [...createColumns(), actionsColumn()] : createColumns()}
          rows={people}
          rowKey={({ id }) => id}
          variant="dense"
        />
      )}
      {mayChangePeople && <InviteForm rejected={rejected?.intent === 'add-person' ? rejected : null} />}
    </section>
  )
}

interface PeopleProps extends Pick<Customer, 'people' | 'rights'> {
  readonly rejected: RejectedCustomerForm | null
}

const createColumns = (): readonly TableColumn<Person>[] => [
  {
    label: messages.name(),
    cell: ({ id, name, isActive }) => (
      <>
        <Link href={officeLinks.record('User', id)}>{name}</Link> {!isActive && <Badge>{messages.inactive()}</Badge>}
      </>
    ),
  },
  { label: messages.email(), cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
  { label: messages.phone(), cell: ({ phone }) => phone },
  { label: messages.mayBuyFor(), cell: ({ managedAccounts }) => managedAccounts.join(', ') },
  { label: messages.permissionSets(), cell: ({ permissionSets }) => permissionSets.join(', ') },
]

const actionsColumn = (): TableColumn<Person> => ({
  label: messages.actions(),
  isLabelHidden: true,
  cell: (person) => <PersonActions person={person} />,
})

function PersonActions({ person: { id, name, isActive } }: { readonly person: Person }) {
  return (
    <div className={styles.actions}>
      <PersonAction intent="invite" userId={id} label={messages.inviteAgain()} />
      <PersonAction intent="end-sessions" userId={id} label={messages.endSessions()} />
      {isActive ? (
        <Form method="post">
          <input type="hidden" name="intent" value="deactivate" />
          <input type="hidden" name="userId" value={id} />
          <ConfirmedSubmit
            label={messages.deactivate()}
            title={messages.deactivatePerson({ name })}
            text={messages.deactivateText()}
            confirmLabel={messages.deactivate()}
          />
        </Form>
      ) : (
        <PersonAction intent="activate" userId={id} label={messages.activate()} />
      )}
    </div>
  )
}

function PersonAction({ intent, userId, label }: PersonActionProps) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="userId" value={userId} />
      <Button type="submit" variant="tertiary" size="s">
        {label}
      </Button>
    </Form>
  )
}

interface PersonActionProps {
  readonly intent: CustomerIntent
  readonly userId: string
  readonly label: string
}

function InviteForm({ rejected }: Pick<PeopleProps, 'rejected'>) {
  const isBusy = useNavigation().formMethod === 'POST'
  const typed = rejected?.values ?? {}
  const key = useFormKey(rejected !== null, 'invited')
  return (
    <Disclosure key={key} title={messages.invitePerson()} isOpen={rejected !== null}>
      <Form method="post" className={styles.row}>
        <input type="hidden" name="intent" value="add-person" />
        <TextField label={messages.firstName()} name="firstName" maxLength={80} defaultValue={typed['firstName']} />
        <TextField
          label={messages.lastName()}
          name="lastName"
          required
          maxLength={80}
          defaultValue={typed['lastName']}
        />
        <TextField
          label={messages.email()}
          name="email"
          type="email"
          required
          maxLength={254}
          defaultValue={typed['email']}
        />
        <Button type="submit" isBusy={isBusy}>
          {messages.invite()}
        </Button>
      </Form>
      <p className={styles.hint}>{messages.inviteHint()}</p>
    </Disclosure>
  )
}
