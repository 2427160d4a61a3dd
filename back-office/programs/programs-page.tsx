import { Form } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/programs.js'
import { officeLinks } from '../office-links.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import type { ProgramsAnswer } from './change-programs.ts'
import type { ProgramOwner, ProgramsView } from './load-programs.ts'
import { NewTokenForm } from './new-token-form.tsx'
import { ProgramTable } from './program-table.tsx'
import styles from './programs.module.css'

/** Every program that can act as somebody, with forms to end it and to create a token for another one. */
export function ProgramsPage({ answer, ...view }: ProgramsView & { readonly answer: ProgramsAnswer | null }) {
  const { programs, nextOffset, owner, expiresWithinDays } = view
  const created = answer?.created ?? null
  return (
    <>
      <ProgramsHead {...view} />
      <DoneNotice errors={answer?.errors ?? []} />
      <FormErrors errors={answer?.errors ?? []} />
      {created !== null && <NewToken {...created} />}
      <p className={styles.hint}>{messages.hint()}</p>
      <NewTokenForm
        key={created?.token}
        isCodeDemanded={view.isCodeDemanded}
        rejected={answer !== null && created === null && answer.values['intent'] === 'create' ? answer : null}
      />
      {programs.length === 0 ? <EmptyState title={messages.noPrograms()} /> : <ProgramTable programs={programs} />}
      {nextOffset !== null && (
        <Link
          href={officeLinks.programs({
            user: owner?.id,
            expires: expiresWithinDays === null ? undefined : String(expiresWithinDays),
            after: String(nextOffset),
          })}
        >
          {messages.nextPart()}
        </Link>
      )}
    </>
  )
}

function ProgramsHead({ programs, owner, expiresWithinDays }: ProgramsView) {
  const title = owner === null ? messages.programs() : messages.programsOf({ name: owner.name })
  if (owner === null && expiresWithinDays === null) return <PageHead title={title} />
  const detail = (
    <>
      {expiresWithinDays !== null && `${messages.expiresSoon({ days: expiresWithinDays })} · `}
      <Link href={officeLinks.programs()}>{messages.everybody()}</Link>
    </>
  )
  return (
    <PageHead title={title} detail={detail}>
      {owner !== null && programs.length > 0 && <EndAllForm owner={owner} />}
    </PageHead>
  )
}

function NewToken({ name, token }: NonNullable<ProgramsAnswer['created']>) {
  return (
    <Alert tone="success" title={messages.tokenCreated({ name })}>
      <p>{messages.copyToken()}</p>
      <p>
        <code className={styles.token} aria-label={messages.tokenLabel()}>
          {token}
        </code>
      </p>
    </Alert>
  )
}

function EndAllForm({ owner: { id, name } }: { readonly owner: ProgramOwner }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="end-all" />
      <input type="hidden" name="userId" value={id} />
      <ConfirmedSubmit
        label={messages.endAll({ name })}
        title={messages.endAllQuestion({ name })}
        text={messages.endAllText({ name })}
        confirmLabel={messages.endAll({ name })}
        variant="secondary"
      />
    </Form>
  )
}
