import { Form, useNavigation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { PageWidth, Section } from '@hydrant/design/layout/page.tsx'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { links } from '../links.ts'
import styles from './access-page.module.css'
import { type AccessChange, PROGRAM_NAME } from './change-access.ts'
import type { AccessView, ProgramRow, TokenRow } from './load-access.ts'

/** Who and what can act as the buyer, and the way to end it. */
export function AccessPage({ access, change }: { readonly access: AccessView; readonly change: AccessChange | undefined }) {
  return (
    <PageWidth className={styles.page}>
      <h1>Programs and sessions</h1>
      <Section title="Programs">
        <p className={styles.intro}>A program that you let in acts as you: it sees your prices, fills your cart and places orders. Shut it out and its secret and tokens stop working at once.</p>
        {change?.created && <NewSecret {...change.created} />}
        {access.programs.length > 0 && <ProgramTable programs={access.programs} />}
        <LetInForm key={change?.created?.clientId} fault={change?.fault ?? undefined} />
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

function LetInForm({ fault }: { readonly fault: string | undefined }) {
  const { state } = useNavigation()
  return (
    <Form method="post" action={links.access()} noValidate className={styles.form}>
      <input type="hidden" name="intent" value="let-in" />
      <TextField id={PROGRAM_NAME} label="Name of the program" name="name" required maxLength={80} autoComplete="off" error={fault} className={styles.name} />
      <Button type="submit" variant="secondary" isBusy={state === 'submitting'}>
        Let a program in
      </Button>
    </Form>
  )
}

function ProgramTable({ programs }: { readonly programs: readonly ProgramRow[] }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Programs that act as you, newest first</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Client id</th>
          <th scope="col">Created</th>
          <th scope="col">Last used</th>
          <th scope="col">
            <VisuallyHidden>Action</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {programs.map(({ id, name, clientId, created, lastUsed }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td data-label="Client id" className={styles.code}>
              {clientId}
            </td>
            <td data-label="Created">{created}</td>
            <td data-label="Last used">{lastUsed}</td>
            <td className={styles.action}>
              <Form method="post" action={links.access()}>
                <input type="hidden" name="intent" value="shut-out" />
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="name" value={name} />
                <ConfirmedSubmit label="Shut out" title={`Shut ${name} out?`} text="Its secret and all its tokens stop working at once. This cannot be undone." confirmLabel="Shut out" />
              </Form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TokenTable({ tokens }: { readonly tokens: readonly TokenRow[] }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Open sessions and tokens, newest first</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Created</th>
          <th scope="col">Last used</th>
          <th scope="col">Expires</th>
          <th scope="col">
            <VisuallyHidden>Action</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ id, name, kind, isCurrent, created, lastUsed, expires }) => (
          <tr key={id}>
            <th scope="row">
              <span className={styles.title}>
                {name} <Badge kind={isCurrent ? 'strong' : 'plain'}>{isCurrent ? 'This session' : kind}</Badge>
              </span>
            </th>
            <td data-label="Created">{created}</td>
            <td data-label="Last used">{lastUsed}</td>
            <td data-label="Expires">{expires}</td>
            <td className={styles.action}>{isCurrent ? null : <EndToken id={id} name={name} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function EndToken({ id, name }: { readonly id: string; readonly name: string }) {
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
