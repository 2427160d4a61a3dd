import { useHref } from 'react-router'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { elementArgument } from '@hydrant/kernel/text/element-argument.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-versions.js'
import { builderLinks } from './builder-links.ts'
import type { Difference } from './compare-documents.ts'
import type { PageState } from './load-versions.ts'

interface ComparedVersionsProps {
  readonly pageId: string
  readonly from: PageState
  readonly to: PageState
  readonly differences: readonly Difference[]
}

/** Two states of a page side by side, with a list of their differences. */
export function ComparedVersions({ pageId, from, to, differences }: ComparedVersionsProps) {
  const [fromText, toText] = [describeState(from), describeState(to)]
  return (
    <section className="builder-compared" aria-label={messages.comparison()}>
      <h2>{messages.fromTo({ from: fromText, to: toText })}</h2>
      {differences.length === 0 ? (
        <p>{messages.same()}</p>
      ) : (
        <ul className="builder-differences">
          {differences.map((difference) => (
            <li key={toKey(difference)} data-kind={difference.kind}>
              <DifferenceText difference={difference} />
            </li>
          ))}
        </ul>
      )}
      <div className="builder-side-by-side">
        <StatePreview pageId={pageId} state={from} />
        <StatePreview pageId={pageId} state={to} />
      </div>
    </section>
  )
}

function toKey(difference: Difference): string {
  return `${difference.blockId} ${difference.kind} ${difference.kind === 'changed' ? difference.setting : ''}`
}

const CHANGES = { added: messages.blockAdded, removed: messages.blockRemoved, moved: messages.blockMoved } as const

function DifferenceText({ difference }: { readonly difference: Difference }) {
  if (difference.kind !== 'changed') {
    return (
      <RichMessage
        text={CHANGES[difference.kind]({ block: elementArgument('block') })}
        elements={{ block: <strong>{difference.label}</strong> }}
      />
    )
  }
  return (
    <RichMessage
      text={messages.settingChanged({
        block: elementArgument('block'),
        setting: difference.setting,
        before: elementArgument('before'),
        after: elementArgument('after'),
      })}
      elements={{
        block: <strong>{difference.label}</strong>,
        before: <del>{difference.before}</del>,
        after: <ins>{difference.after}</ins>,
      }}
    />
  )
}

function StatePreview({ pageId, state }: { readonly pageId: string; readonly state: PageState }) {
  const url = useHref(builderLinks.stillVersion(pageId, String(state)))
  const name = describeState(state)
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <iframe title={name} src={url} loading="lazy" sandbox="allow-same-origin" className="builder-seen" />
    </figure>
  )
}

function describeState(state: PageState): string {
  return state === 'draft' ? messages.theDraft() : messages.theVersion({ version: String(state) })
}
