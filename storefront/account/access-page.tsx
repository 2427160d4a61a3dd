import { Form, useNavigation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { ChoiceField, FieldGroup, TextField } from '@hydrant/design/form/field.tsx'
import { PageWidth, Section } from '@hydrant/design/layout/page.tsx'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import { links } from '../links.ts'
import styles from './access-page.module.css'
import { CompanyAccountTable } from './company-account-table.tsx'
import { type CreateProgramResult, PROGRAM_NAME_ID, READ_ONLY } from './change-access.ts'
import type { AccessView, ProgramRow, TokenRow } from './load-access.ts'

/** Lists the programs, sessions and accounts of companies that can act as the buyer, with forms to revoke them. */
export function AccessPage({
  access,
  createResult,
}: {
  readonly access: AccessView
  readonly createResult: CreateProgramResult | undefined
}) {
  return (
    <PageWidth className={styles.page}>
      <h1>{messages.programsAndSessions()}</h1>
      <Section title={messages.programs()}>
        <p className={styles.intro}>{messages.programsText()}</p>
        {createResult?.created && <NewSecret {...createResult.created} />}
        {access.programs.length > 0 && <ProgramTable programs={access.programs} />}
        <NewProgramForm key={createResult?.created?.clientId} fieldError={createResult?.fieldError ?? undefined} />
      </Section>
      {access.companyAccounts.length > 0 && (
        <Section title={messages.companyAccounts()}>
          <p className={styles.intro}>{messages.companyAccountsText()}</p>
          <CompanyAccountTable accounts={access.companyAccounts} />
        </Section>
      )}
      <Section title={messages.openSessions()}>
        <TokenTable tokens={access.tokens} />
      </Section>
    </PageWidth>
  )
}

function NewSecret({ name, clientId, clientSecret }: NonNullable<CreateProgramResult['created']>) {
  return (
    <Alert tone="success" title={messages.letIn({ name })}>
      <p>{messages.copySecret()}</p>
      <dl className={styles.secret}>
        <dt>{messages.clientId()}</dt>
        <dd>{clientId}</dd>
        <dt>{messages.clientSecret()}</dt>
        <dd>{clientSecret}</dd>
      </dl>
    </Alert>
  )
}

function NewProgramForm({ fieldError }: { readonly fieldError: string | undefined }) {
  const { state } = useNavigation()
  return (
    <Form method="post" action={links.access()} noValidate className={styles.form}>
      <input type="hidden" name="intent" value="create-program" />
      <TextField
        id={PROGRAM_NAME_ID}
        label={messages.nameOfProgram()}
        name="name"
        required
        maxLength={80}
        autoComplete="off"
        error={fieldError}
        className={styles.name}
      />
      <FieldGroup legend={messages.whatItMayDo()}>
        <ChoiceField
          type="radio"
          name="scope"
          value="api"
          defaultChecked
          label={messages.everythingYouCan()}
          detail={messages.everythingYouCanDetail()}
        />
        <ChoiceField
          type="radio"
          name="scope"
          value={READ_ONLY}
          label={messages.onlyRead()}
          detail={messages.onlyReadDetail()}
        />
      </FieldGroup>
      <Button type="submit" variant="secondary" isBusy={state === 'submitting'}>
        {messages.letProgramIn()}
      </Button>
    </Form>
  )
}

function createProgramColumns(): readonly TableColumn<ProgramRow>[] {
  return [
    { label: messages.name(), cell: ({ name }) => name },
    { label: messages.clientId(), cell: ({ clientId }) => <span className={styles.code}>{clientId}</span> },
    { label: messages.mayDo(), cell: ({ permission }) => permission },
    { label: messages.created(), cell: ({ created }) => created },
    { label: messages.lastUsed(), cell: ({ lastUsed }) => lastUsed },
    {
      label: messages.action(),
      isLabelHidden: true,
      isAtEnd: true,
      cell: (program) => <RevokeProgramForm {...program} />,
    },
  ]
}

function ProgramTable({ programs }: { readonly programs: readonly ProgramRow[] }) {
  return (
    <div className={styles.table}>
      <Table
        caption={messages.programsNewestFirst()}
        columns={createProgramColumns()}
        rows={programs}
        rowKey={({ id }) => id}
      />
    </div>
  )
}

function RevokeProgramForm({ id, name }: ProgramRow) {
  return (
    <Form method="post" action={links.access()}>
      <input type="hidden" name="intent" value="revoke-program" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
      <ConfirmedSubmit
        label={messages.shutOut()}
        title={messages.shutOutQuestion({ name })}
        text={messages.shutOutWarning()}
        confirmLabel={messages.shutOut()}
      />
    </Form>
  )
}

function createTokenColumns(): readonly TableColumn<TokenRow>[] {
  return [
    { label: messages.name(), cell: (token) => <TokenName {...token} /> },
    { label: messages.created(), cell: ({ created }) => created },
    { label: messages.lastUsed(), cell: ({ lastUsed }) => lastUsed },
    { label: messages.expires(), cell: ({ expires }) => expires },
    {
      label: messages.action(),
      isLabelHidden: true,
      isAtEnd: true,
      cell: ({ id, name, isCurrent }) => (isCurrent ? null : <RevokeTokenForm id={id} name={name} />),
    },
  ]
}

function TokenTable({ tokens }: { readonly tokens: readonly TokenRow[] }) {
  return (
    <div className={styles.table}>
      <Table
        caption={messages.openSessionsNewestFirst()}
        columns={createTokenColumns()}
        rows={tokens}
        rowKey={({ id }) => id}
      />
    </div>
  )
}

function TokenName({ name, kind, isCurrent, isReadOnly }: TokenRow) {
  return (
    <span className={styles.title}>
      {name} <Badge variant={isCurrent ? 'strong' : 'plain'}>{isCurrent ? messages.thisSession() : kind}</Badge>{' '}
      {isReadOnly && <Badge variant="plain">{messages.onlyReads()}</Badge>}
    </span>
  )
}

function RevokeTokenForm({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Form method="post" action={links.access()}>
      <input type="hidden" name="intent" value="end-session" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="tertiary" size="s">
        <RichMessage
          text={messages.endSession({ name: createElementPlaceholder('name') })}
          elements={{ name: <VisuallyHidden>{name}</VisuallyHidden> }}
        />
      </Button>
    </Form>
  )
}
