import { Form, useNavigation } from 'react-router'
import type { FormSubmission, RequestState } from '@hydrant/contract/admin/forms.ts'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { SpecTable } from '@hydrant/design/fields/spec-table.tsx'
import { PageWidth, Section } from '@hydrant/design/layout/page.tsx'
import { Breadcrumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/forms.js'
import { links } from '../links.ts'
import { requestLinks } from './request-links.ts'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { MomentBy } from '../time/moment.tsx'
import { KIND_NAMES, STATE_NAMES } from './request-labels.ts'
import styles from './requests-page.module.css'

/** The page of one request with its answers and the buttons that change its state. */
export function RequestPage({ request }: { readonly request: FormSubmission }) {
  return (
    <PageWidth className={styles.page}>
      <Breadcrumb
        crumbs={[
          { label: messages.requestsFromForms(), href: links.requests() },
          { label: request.referenceNumber, href: requestLinks.request(request.submissionId) },
        ]}
      />
      <div className={styles.head}>
        <h1>{request.title || KIND_NAMES[request.kind]()}</h1>
        <p>{request.referenceNumber}</p>
        <Badge variant={request.state === 'new' ? 'strong' : 'plain'}>{STATE_NAMES[request.state]()}</Badge>
      </div>
      <div className={styles.sheet}>
        <SpecTable variant="plain" specs={toDetailRows(request)} />
        <RequestStateForms request={request} />
      </div>
      <Section title={messages.answers()}>
        <div className={styles.sheet}>
          <SpecTable
            specs={request.answers.map(({ name, label, kind, values }) => ({
              key: name,
              label,
              value: <Answer kind={kind} values={values} />,
            }))}
          />
        </div>
      </Section>
    </PageWidth>
  )
}

function toDetailRows(request: FormSubmission) {
  const { handledDate, handledBy, userName, accountName } = request
  return [
    { label: messages.received(), value: <Moment of={request.receivedDate} /> },
    { label: messages.kind(), value: KIND_NAMES[request.kind]() },
    {
      label: messages.sentFrom(),
      value: messages.pathWithVersion({ path: request.path, version: String(request.version) }),
    },
    { label: messages.signedInAs(), value: describeUserOrGuest(userName, accountName) },
    ...(handledDate === null
      ? []
      : [{ label: messages.lastChanged(), value: <MomentBy of={handledDate} by={handledBy} /> }]),
  ]
}

function describeUserOrGuest(user: string | null, account: string | null): string {
  return user !== null && account !== null
    ? messages.userForAccount({ user, account })
    : (user ?? account ?? messages.guest())
}

function Answer({ kind, values }: { readonly kind: string; readonly values: readonly string[] }) {
  const text = values.join('\n')
  if (kind === 'email') {
    return (
      <a href={`mailto:${encodeURIComponent(text).replace('%40', '@')}`} className={styles.answer}>
        {text}
      </a>
    )
  }
  if (kind === 'phone') return <a href={`tel:${text.replaceAll(/[^\d+]/g, '')}`}>{text}</a>
  return <span className={styles.answer}>{kind === 'consent' ? messages.yes() : text}</span>
}

const NEXT_STATES = { new: ['done', 'aside'], done: ['new'], aside: ['new'] } as const satisfies Record<
  RequestState,
  readonly RequestState[]
>
const STATE_BUTTON_LABELS = {
  done: messages.markAsDone,
  new: messages.openAgain,
  aside: messages.putAside,
} as const satisfies Record<RequestState, () => string>

function RequestStateForms({ request }: { readonly request: FormSubmission }) {
  const { state } = useNavigation()
  return (
    <div className={styles.actions}>
      {NEXT_STATES[request.state].map((nextState) => (
        <Form key={nextState} method="post" action={requestLinks.request(request.submissionId)}>
          <input type="hidden" name="state" value={nextState} />
          <Button
            type="submit"
            variant={nextState === 'aside' ? 'tertiary' : 'secondary'}
            isBusy={state === 'submitting'}
          >
            {STATE_BUTTON_LABELS[nextState]()}
          </Button>
        </Form>
      ))}
    </div>
  )
}
