import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import type { Look } from '@hydrant/kernel/colour/contrast.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-theme.js'
import { listPairContrasts, listWeakPairs, type PairContrast } from '@hydrant/page-model/theme/theme-contrast.ts'
import { describePair, describeWeakPair, formatRatio } from '@hydrant/page-model/theme/theme-texts.ts'
import type { Theme } from '@hydrant/page-model/theme/theme.ts'

/** A pair of colours in both looks. */
interface PairRow {
  readonly name: string
  readonly contrasts: Readonly<Partial<Record<Look, PairContrast>>>
}

/** Says, whenever it changes, that a theme cannot be published because pairs of colours cannot be read. */
export function WeakPairStatus({ theme }: { readonly theme: Theme }) {
  const { length: count } = listWeakPairs(theme)
  return (
    <p role="status" className="builder-weak-pairs">
      {count > 0 && messages.weakPairs({ count })}
    </p>
  )
}

function WeakPairList({ pairs }: { readonly pairs: readonly PairContrast[] }) {
  if (pairs.length === 0) return null
  return (
    <ul className="builder-weak-pairs">
      {pairs.map((pair) => (
        <li key={`${pair.kind} ${pair.look} ${pair.front} ${pair.back}`}>{describeWeakPair(pair)}</li>
      ))}
    </ul>
  )
}

/** The contrast of every pair of colours that pages use, and sentences about those that cannot be read. */
export function ThemeContrasts({ theme }: { readonly theme: Theme }) {
  const contrasts = listPairContrasts(theme)
  return (
    <section className="builder-sheet">
      <h2>{messages.contrast()}</h2>
      <p className="builder-muted">{messages.contrastExplained()}</p>
      <WeakPairList pairs={contrasts.filter(({ isEnough }) => !isEnough)} />
      <Table
        caption={messages.contrast()}
        columns={createColumns()}
        variant="plain"
        folding="row"
        rows={toRows(contrasts)}
        rowKey={({ name }) => name}
      />
    </section>
  )
}

function toRows(contrasts: readonly PairContrast[]): readonly PairRow[] {
  const rows = new Map<string, PairRow>()
  for (const contrast of contrasts) {
    const name = describePair(contrast)
    rows.set(name, { name, contrasts: { ...rows.get(name)?.contrasts, [contrast.look]: contrast } })
  }
  return [...rows.values()]
}

const createColumns = (): readonly TableColumn<PairRow>[] => [
  { label: messages.pair(), cell: ({ name }) => name },
  { label: messages.lightLook(), cell: ({ contrasts }) => <ContrastCell contrast={contrasts.light} /> },
  { label: messages.darkLook(), cell: ({ contrasts }) => <ContrastCell contrast={contrasts.dark} /> },
]

function ContrastCell({ contrast }: { readonly contrast: PairContrast | undefined }) {
  if (contrast === undefined) return null
  const { kind, frontColour, backColour, ratio, isEnough } = contrast
  return (
    <span className="builder-contrast">
      {/* Attributes instead of a style, which the content security policy would block. */}
      <svg viewBox="0 0 40 24" width="40" height="24" aria-hidden="true">
        <rect width="40" height="24" fill={backColour} />
        {kind === 'text' ? (
          <path d="M12 18 17 6h2l5 12h-2l-1.2-3h-5.6L14 18zm3.9-4.8h4.2L18 8z" fill={frontColour} />
        ) : (
          <rect x="8" y="5" width="24" height="14" fill="none" stroke={frontColour} strokeWidth="2" />
        )}
      </svg>
      {messages.inTheTable({ ratio: formatRatio(ratio) })}
      {!isEnough && <Badge variant="strong">{messages.tooLittle()}</Badge>}
    </span>
  )
}
