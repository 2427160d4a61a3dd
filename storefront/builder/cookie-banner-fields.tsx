import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { SelectField, TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-site.js'
import type { ColourErrors } from './check-site.ts'
import { ColourField } from './colour-field.tsx'
import { ALIGNMENTS, SITE_LABELS, SITE_SECTIONS } from './site-labels.ts'

interface CookieBannerFieldsProps {
  readonly banner: SiteSettings['cookieBanner']
  readonly errors: ColourErrors
}

/** The fields of the cookie banner: its texts, how long a choice is valid, and its appearance. */
export function CookieBannerFields({ banner, errors }: CookieBannerFieldsProps) {
  return (
    <section className="builder-sheet">
      <h2>{SITE_SECTIONS.cookieBanner()}</h2>
      <TextField
        label={SITE_LABELS.cookieTitle()}
        name="cookieTitle"
        required
        maxLength={200}
        defaultValue={banner.title}
      />
      <TextAreaField
        label={SITE_LABELS.cookieText()}
        name="cookieText"
        rows={3}
        required
        maxLength={1000}
        defaultValue={banner.text}
      />
      <div className="builder-pair">
        <TextField
          label={SITE_LABELS.acceptAllLabel()}
          name="acceptAllLabel"
          required
          maxLength={80}
          defaultValue={banner.acceptAllLabel}
        />
        <TextField
          label={SITE_LABELS.managePreferencesLabel()}
          name="managePreferencesLabel"
          required
          maxLength={80}
          defaultValue={banner.managePreferencesLabel}
        />
        <TextField
          label={SITE_LABELS.cookieExpireDays()}
          name="cookieExpireDays"
          type="number"
          min={1}
          max={365}
          required
          defaultValue={banner.cookieExpireDays}
          hint={messages.acceptedAllHint()}
        />
        <TextField
          label={SITE_LABELS.cookieDelayedDays()}
          name="cookieDelayedDays"
          type="number"
          min={1}
          max={365}
          required
          defaultValue={banner.cookieDelayedDays}
          hint={messages.bannerClosedHint()}
        />
        <AppearanceFields banner={banner} errors={errors} />
      </div>
    </section>
  )
}

function AppearanceFields({ banner, errors }: CookieBannerFieldsProps) {
  return (
    <>
      <ColourField label={SITE_LABELS.backgroundColor()} name="backgroundColor" value={banner.backgroundColor} />
      <ColourField label={SITE_LABELS.textColor()} name="textColor" value={banner.textColor} error={errors.textColor} />
      <ColourField label={SITE_LABELS.buttonColor()} name="buttonColor" value={banner.buttonColor} />
      <ColourField
        label={SITE_LABELS.buttonTextColor()}
        name="buttonTextColor"
        value={banner.buttonTextColor}
        error={errors.buttonTextColor}
      />
      <SelectField label={SITE_LABELS.alignment()} name="alignment" required defaultValue={banner.alignment}>
        {Object.entries(ALIGNMENTS).map(([value, label]) => (
          <option key={value} value={value}>
            {label()}
          </option>
        ))}
      </SelectField>
      <TextField
        label={SITE_LABELS.containerMaxWidth()}
        name="containerMaxWidth"
        type="number"
        min={240}
        max={1440}
        required
        defaultValue={banner.containerMaxWidth}
      />
    </>
  )
}
