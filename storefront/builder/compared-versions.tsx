import { useHref } from 'react-router'
import { builderLinks } from './builder-links.ts'
import type { Difference } from './compare-documents.ts'
import type { PageState } from './load-versions.ts'

interface ComparedProps {
  readonly pageId: string
  readonly from: PageState
  readonly to: PageState
  readonly differences: readonly Difference[]
}

/** Two states of a page side by side, and in words what was changed from the one to the other. */
export function ComparedVersions({ pageId, from, to, differences }: ComparedProps) {
  const [one, other] = [nameOf(from), nameOf(to)]
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
            <li key={keyOf(difference)} data-kind={difference.kind}>
              <Told difference={difference} />
            </li>
          ))}
        </ul>
      )}
      <div className="builder-side-by-side">
        <Seen pageId={pageId} state={from} />
        <Seen pageId={pageId} state={to} />
      </div>
    </section>
  )
}

function keyOf(difference: Difference): string {
  return `${difference.blockId} ${difference.kind} ${difference.kind === 'changed' ? difference.setting : ''}`
}

const VERBS = { added: 'was added', removed: 'was removed', moved: 'was moved' } as const

function Told({ difference }: { readonly difference: Difference }) {
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

function Seen({ pageId, state }: { readonly pageId: string; readonly state: PageState }) {
  const address = useHref(builderLinks.stillVersion(pageId, String(state)))
  const name = nameOf(state)
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <iframe title={name} src={address} loading="lazy" sandbox="allow-same-origin" className="builder-seen" />
    </figure>
  )
}

function nameOf(state: PageState): string {
  return state === 'draft' ? 'the draft' : `version ${state}`
}
