import { useState } from 'react'
import { TextField } from '@hydrant/design/form/field.tsx'
import { toSixDigitHex } from '@hydrant/page-builder/fields/six-digit-hex.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-site.js'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'

const OPAQUE_COLOUR = '#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})'
const COLOUR = '#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})'
const COLOUR_PATTERN = new RegExp(`^${COLOUR}$`)

/** What the browser's colour picker shows while the text is not a valid colour. */
const FALLBACK_COLOUR = '#ffffff'

interface ColourFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly error?: string | undefined
  /** Instead of that which says how a colour is written. */
  readonly hint?: string
  /** Whether a colour through which one sees others is invalid. */
  readonly isOpaque?: boolean
  /** Called with what was entered. */
  readonly onColour?: (colour: string) => void
}

/** A field for a colour, as hexadecimal text or with the browser's picker; empty means the colour of the design. */
export function ColourField({ label, name, value, error, hint, isOpaque = false, onColour }: ColourFieldProps) {
  const [colour, setColour] = useState(value)
  const change = (entered: string) => {
    setColour(entered)
    onColour?.(entered)
  }
  const isHydrated = useIsHydrated()
  return (
    <div className="builder-colour">
      <TextField
        label={label}
        name={name}
        pattern={isOpaque ? OPAQUE_COLOUR : COLOUR}
        title={messages.colourExample()}
        showOptional={!isOpaque}
        placeholder={messages.designsOwnPlaceholder()}
        value={colour}
        error={error}
        hint={hint ?? messages.colourHint()}
        onChange={({ target }) => change(target.value)}
      />
      {isHydrated && (
        <input
          type="color"
          aria-label={messages.pickColour({ label })}
          value={COLOUR_PATTERN.test(colour) ? toSixDigitHex(colour) : FALLBACK_COLOUR}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </div>
  )
}
