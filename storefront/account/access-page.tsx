import { Form, useNavigation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { ChoiceField, FieldGroup, TextField } from '@hydrant/design/form/field.tsx'
import { PageWidth, Section } from '@hydrant/design/layout/page.tsx'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import { links } from '../links.ts'
import styles from './access-page.module.css'
import { type AccessChange, PROGRAM_NAME_ID, READ_ONLY } from './change-access.ts'
import type { AccessView, ProgramRow, TokenRow } from './load-access.ts'

/** Lists the programs and sessions that can act as the buyer, with forms to revoke them. */
export function AccessPage({
  access,
  change,
}: {
  readonly access: AccessView
  readonly change: AccessChange | undefined
}) {
  return (
    <PageWidth className={styles.page}>
      <h1>Programs and sessions</h1>
      <Section title="Programs">
        <p className={styles.intro}>
          A program that you let in acts as you: it sees your prices, fills your cart and places orders, unless it may
          only read. Shut it out and its secret and tokens stop working at once.
        </p>
        {change?.created && <NewSecret {...change.created} />}
        {access.programs.length > 0 && <ProgramTable programs={access.programs} />}
        <NewProgramForm key={change?.created?.clientId} fieldError={change?.fieldError ?? undefined} />
      </Section>
      <Section title="Open sessions and tokens">
        <TokenTable tokens={access.tokens} />
      </Section>
    </PageWidth>
  )
}

function NewSecret({ name, clientId, clientSecret }: NonNullable<AccessChange['created']>) {
  return (
    <Alert tone="success" title={`${name} is let in`}>
      <p>Copy the secret into the program now. It is shown this once and kept nowhere.</p>
      <dl className={styles.secret}>
        <dt>Client id</dt>
        <dd>{clientId}</dd>
        <dt>Client secret</dt>
        <dd>{clientSecret}</dd>
      </dl>
    </Alert>
  )
}

function NewProgramForm({ fieldError: fault }: { readonly fieldError: string | undefined }) {
  const { state } = useNavigation()
  return (
    <Form method="post" action={links.access()} noValidate className={styles.form}>
      <input type="hidden" name="intent" value="let-in" />
      <TextField
        id={PROGRAM_NAME_ID}
        label="Name of the program"
        name="name"
        required
        maxLength={80}
        autoComplete="off"
        error={fault}
        className={styles.name}
      />
      <FieldGroup legend="What it may do">
        <ChoiceField
          type="radio"
          name="scope"
          value="api"
          defaultChecked
          label="Everything you can"
          detail="It also fills carts, places orders and changes addresses."
        />
        <ChoiceField
          type="radio"
          name="scope"
          value={READ_ONLY}
          label="Only read"
          detail="It sees products, your prices, carts and orders, and changes nothing."
        />
      </FieldGroup>
      <Button type="submit" variant="secondary" isBusy={state === 'submitting'}>
        Let a program in
      </Button>
    </Form>
  )
}

const PROGRAM_COLUMNS: readonly TableColumn<ProgramRow>[] = [
  { label: 'Name', cell: ({ name }) => name },
  { label: 'Client id', cell: ({ clientId }) => <span className={styles.code}>{clientId}</span> },
  { label: 'May do', cell: ({ permission: may }) => may },
  { label: 'Created', cell: ({ created }) => created },
  { label: 'Last used', cell: ({ lastUsed }) => lastUsed },
  { label: 'Action', isLabelHidden: true, isAtEnd: true, cell: (program) => <RevokeProgramForm {...program} /> },
]

function ProgramTable({ programs }: { readonly programs: readonly ProgramRow[] }) {
  return (
    <div className={styles.table}>
      <Table
        caption="Programs that act as you, newest first"
        columns={PROGRAM_COLUMNS}
        rows={programs}
        rowKey={({ id }) => id}
      />
    </div>
  )
}

function RevokeProgramForm({ id, name }: ProgramRow) {
  return (
    <Form method="post" action={links.access()}>
      <input type="hidden" name="intent" value="shut-out" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
      <ConfirmedSubmit
        label="Shut out"
        title={`Shut ${name} out?`}
        text="Its secret and all its tokens stop working at once. This cannot be undone."
        confirmLabel="Shut out"
      />
    </Form>
  )
}

const TOKEN_COLUMNS: readonly TableColumn<TokenRow>[] = [
  { label: 'Name', cell: (token) => <TokenName {...token} /> },
  { label: 'Created', cell: ({ created }) => created },
  { label: 'Last used', cell: ({ lastUsed }) => lastUsed },
  { label: 'Expires', cell: ({ expires }) => expires },
  {
    label: 'Action',
    isLabelHidden: true,
    isAtEnd: true,
    cell: ({ id, name, isCurrent }) => (isCurrent ? null : <EndTokenForm id={id} name={name} />),
  },
]

function TokenTable({ tokens }: { readonly tokens: readonly TokenRow[] }) {
  return (
    <div className={styles.table}>
      <Table
        caption="Open sessions and tokens, newest first"
        columns={TOKEN_COLUMNS}
        rows={tokens}
        rowKey={({ id }) => id}
      />
    </div>
  )
}

function TokenName({ name, kind, isCurrent, isReadOnly }: TokenRow) {
  return (
    <span className={styles.title}>
      {name} <Badge kindLabel={isCurrent ? 'strong' : 'plain'}>{isCurrent ? 'This session' : kind}</Badge>{' '}
      {isReadOnly && <Badge kindLabel="plain">Only reads</Badge>}
    </span>
  )
}

function EndTokenForm({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Form method="post" action={links.access()}>
      <input type="hidden" name="intent" value="end" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="tertiary" size="s">
        End<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Form>
  )
}
