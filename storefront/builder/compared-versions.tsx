import { useHref } from 'react-router'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
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
            <li key={toReactKey(difference)} data-kind={difference.kind}>
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

function toReactKey(difference: Difference): string {
  return `${difference.blockId} ${difference.kind} ${difference.kind === 'changed' ? difference.setting : ''}`
}

const CHANGE_MESSAGES = {
  added: messages.blockAdded,
  removed: messages.blockRemoved,
  moved: messages.blockMoved,
} as const

function DifferenceText({ difference }: { readonly difference: Difference }) {
  if (difference.kind !== 'changed') {
    return (
      <RichMessage
        text={CHANGE_MESSAGES[difference.kind]({ block: createElementPlaceholder('block') })}
        elements={{ block: <strong>{difference.label}</strong> }}
      />
    )
  }
  return (
    <RichMessage
      text={messages.settingChanged({
        block: createElementPlaceholder('block'),
        setting: difference.setting,
        before: createElementPlaceholder('before'),
        after: createElementPlaceholder('after'),
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
  const url = useHref(builderLinks.versionWithoutScripts(pageId, String(state)))
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
