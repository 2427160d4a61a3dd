import type { ReactNode } from 'react'
import { FieldGroup, SelectField } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-theme.js'
import {
  DEFAULT_THEME,
  type Theme,
  THEME_CHOICE_NAMES,
  THEME_CHOICES,
  THEME_COLOURS,
} from '@hydrant/page-model/theme/theme.ts'
import { ColourField } from './colour-field.tsx'
import type { EnteredTheme } from './entered-theme.ts'
import { THEME_CHOICE_LABELS, THEME_LABELS } from './theme-labels.ts'

const COLOUR_TEXTS = {
  accent: { legend: messages.accent, explained: messages.accentExplained },
  onAccent: { legend: messages.onAccent, explained: messages.onAccentExplained },
  accentText: { legend: messages.accentText, explained: messages.accentTextExplained },
  bar: { legend: messages.bar, explained: messages.barExplained },
} as const satisfies Record<(typeof THEME_COLOURS)[number], unknown>

interface ThemeFieldsProps {
  /** What was entered at first. */
  readonly entered: EnteredTheme
  readonly invalidNames: readonly (keyof Theme)[]
  readonly onChange: (name: keyof Theme, value: string) => void
  /** What is shown between the colours and the rest. */
  readonly children: ReactNode
}

/** The fields of a theme. */
export function ThemeFields({ entered, invalidNames, onChange, children }: ThemeFieldsProps) {
  return (
    <>
      <section className="builder-sheet">
        <h2>{messages.colors()}</h2>
        <p className="builder-muted">{messages.colorsExplained()}</p>
        {THEME_COLOURS.map((colour) => (
          <FieldGroup key={colour} legend={COLOUR_TEXTS[colour].legend()}>
            <p className="builder-muted">{COLOUR_TEXTS[colour].explained()}</p>
            <div className="builder-pair">
              {([`${colour}Light`, `${colour}Dark`] as const).map((name) => (
                <ColourField
                  key={name}
                  label={THEME_LABELS[name]()}
                  name={name}
                  value={entered[name]}
                  hint={messages.designsOwn({ color: DEFAULT_THEME[name] })}
                  error={invalidNames.includes(name) ? messages.colorMalformed() : undefined}
                  isOpaque
                  onColour={(value) => onChange(name, value)}
                />
              ))}
            </div>
          </FieldGroup>
        ))}
      </section>
      {children}
      <section className="builder-sheet">
        <h2>{messages.shapeAndType()}</h2>
        {THEME_CHOICE_NAMES.map((name) => (
          <SelectField
            key={name}
            label={THEME_LABELS[name]()}
            name={name}
            required
            hint={name === 'typeface' ? messages.typefaceExplained() : undefined}
            defaultValue={entered[name]}
            onChange={({ target }) => onChange(name, target.value)}
          >
            {renderOptions(name)}
          </SelectField>
        ))}
      </section>
    </>
  )
}

function renderOptions(name: (typeof THEME_CHOICE_NAMES)[number]): ReactNode {
  const labels: Readonly<Record<string, () => string>> = THEME_CHOICE_LABELS[name]
  return THEME_CHOICES[name].map((choice) => (
    <option key={choice} value={choice}>
      {labels[choice]?.()}
    </option>
  ))
}
