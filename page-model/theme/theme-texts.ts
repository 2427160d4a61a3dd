import * as messages from '@hydrant/messages/compiled/page-model/theme.js'
import type { PairContrast } from './theme-contrast.ts'

const TOKEN_NAMES: Readonly<Record<string, () => string>> = {
  ground: messages.pageGround,
  surface: messages.sheet,
  sunken: messages.sunken,
  ink: messages.text,
  accent: messages.accent,
  'accent-strong': messages.accentPointedAt,
  'accent-soft': messages.softAccent,
  'accent-text': messages.accentText,
  'on-accent': messages.text,
  inverse: messages.bars,
  'inverse-raised': messages.barsPointedAt,
  'on-inverse': messages.text,
  'on-inverse-muted': messages.mutedOnBars,
  'accent-on-inverse': messages.accentOnBars,
  'error-on-inverse': messages.errorOnBars,
  'positive-on-inverse': messages.positiveOnBars,
  'warning-on-inverse': messages.warningOnBars,
  'info-on-inverse': messages.infoOnBars,
}

/** Describes a pair of colours, such as “Accent text on the page”. */
export function describePair({ kind, front, back }: Pick<PairContrast, 'kind' | 'front' | 'back'>): string {
  return messages.pairOn({
    front: kind === 'shape' ? messages.border() : getTokenName(front),
    back: getTokenName(back),
  })
}

/** Formats a contrast with two decimals, rounded down: what is too little must not look as if it were enough. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}

/** Describes a pair whose contrast is too little: which one, in which look, how much it has and needs. */
export function describeWeakPair(pair: PairContrast): string {
  const { look, ratio, minimum } = pair
  return messages.pairIsWeak({
    pair: describePair(pair),
    look,
    ratio: formatRatio(ratio),
    minimum: String(minimum),
  })
}

function getTokenName(token: string): string {
  return TOKEN_NAMES[token]?.() ?? token
}
