import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { SelectField, TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import type { ColourFaults } from './check-site.ts'

const COLOUR = '#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})'

/** The question about cookies: its words, how long an answer counts, and how it looks. */
export function CookieBannerFields({ banner, faults }: { readonly banner: SiteSettings['cookieBanner']; readonly faults: ColourFaults }) {
  return (
    <section className="builder-sheet">
      <h2>Cookie banner</h2>
      <TextField label="Heading" name="cookieTitle" required maxLength={200} defaultValue={banner.title} />
      <TextAreaField label="Text" name="cookieText" rows={3} required maxLength={1000} defaultValue={banner.text} />
      <div className="builder-pair">
        <TextField label="Button that accepts all" name="acceptAllLabel" required maxLength={80} defaultValue={banner.acceptAllLabel} />
        <TextField label="Button that leads to the choice" name="managePreferencesLabel" required maxLength={80} defaultValue={banner.managePreferencesLabel} />
        <TextField label="Ask again after, in days" name="cookieExpireDays" type="number" min={1} max={365} required defaultValue={banner.cookieExpireDays} hint="When everything was accepted." />
        <TextField label="Ask later after, in days" name="cookieDelayedDays" type="number" min={1} max={365} required defaultValue={banner.cookieDelayedDays} hint="When the banner was closed." />
        <ColourField label="Background" name="backgroundColor" value={banner.backgroundColor} />
        <ColourField label="Text color" name="textColor" value={banner.textColor} error={faults.textColor} />
        <ColourField label="Button color" name="buttonColor" value={banner.buttonColor} />
        <ColourField label="Color of the button’s words" name="buttonTextColor" value={banner.buttonTextColor} error={faults.buttonTextColor} />
        <SelectField label="Alignment" name="alignment" required defaultValue={banner.alignment}>
          <option value="start">Left</option>
          <option value="center">Center</option>
          <option value="end">Right</option>
        </SelectField>
        <TextField label="Greatest width, in pixels" name="containerMaxWidth" type="number" min={240} max={1440} required defaultValue={banner.containerMaxWidth} />
      </div>
    </section>
  )
}

function ColourField({ label, name, value, error }: { readonly label: string; readonly name: string; readonly value: string; readonly error?: string | undefined }) {
  return <TextField label={label} name={name} pattern={COLOUR} title="A color such as #14181c" placeholder="The design’s own" defaultValue={value} error={error} hint="As #rrggbb; empty for the design’s own." />
}
