import { useHref } from 'react-router'
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
  const [one, other] = [describeState(from), describeState(to)]
  return (
    <section className="builder-compared" aria-label="Comparison">
      <h2>
        From {one} to {other}
      </h2>
      {differences.length === 0 ? (
        <p>They are the same.</p>
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

const VERBS = { added: 'was added', removed: 'was removed', moved: 'was moved' } as const

function DifferenceText({ difference }: { readonly difference: Difference }) {
  if (difference.kind !== 'changed') {
    return (
      <>
        <strong>{difference.label}</strong> {VERBS[difference.kind]}
      </>
    )
  }
  return (
    <>
      <strong>{difference.label}</strong> {difference.setting}: <del>{difference.before}</del>{' '}
      <ins>{difference.after}</ins>
    </>
  )
}

function StatePreview({ pageId, state }: { readonly pageId: string; readonly state: PageState }) {
  const address = useHref(builderLinks.stillVersion(pageId, String(state)))
  const name = describeState(state)
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <iframe title={name} src={address} loading="lazy" sandbox="allow-same-origin" className="builder-seen" />
    </figure>
  )
}

function describeState(state: PageState): string {
  return state === 'draft' ? 'the draft' : `version ${state}`
}
