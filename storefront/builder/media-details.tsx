import { type RefObject, useState } from 'react'
import { Form, Link as RouterLink, useHref } from 'react-router'
import type { LibraryMedia, MediaUse } from '@hydrant/contract/admin/media.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { ChoiceField, TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-media.js'
import { MomentBy } from '../time/moment.tsx'
import { builderLinks } from './builder-links.ts'
import { FocalPointField } from './focal-point-field.tsx'

interface MediaDetailsProps {
  readonly media: LibraryMedia
  readonly uses: readonly MediaUse[]
  /** Where the forms lead back to. */
  readonly returnTo: string
  readonly closeHref: string
  readonly error: string | undefined
  /** The heading, which receives the focus when the file is opened. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** Shows a file with its descriptions, its focal point when it is cropped, and the places where it is used. */
export function MediaDetails({ media, uses, returnTo, closeHref, error, headingRef }: MediaDetailsProps) {
  const [isDecorative, setIsDecorative] = useState(media.isDecorative)
  const isPicture = media.mediaType === 'Image'
  return (
    <section className="builder-details" aria-label={media.title}>
      <div className="builder-head">
        <h2 ref={headingRef} tabIndex={-1}>
          {media.title}
        </h2>
        <RouterLink to={closeHref} prefetch="none" preventScrollReset>
          {messages.close()}
        </RouterLink>
      </div>
      {error !== undefined && <Alert tone="error">{error}</Alert>}
      <p className="builder-muted">
        <RichMessage
          text={messages.uploadedAt({ file: describeFile(media), moment: createElementPlaceholder('moment') })}
          elements={{ moment: <MomentBy of={media.createdDate} by={media.createdBy} /> }}
        />
      </p>
      <Form method="post" action={builderLinks.media()} preventScrollReset className="builder-fields">
        <input type="hidden" name="contentKey" value={media.contentKey} />
        <input type="hidden" name="returnTo" value={returnTo} />
        {isPicture && <FocalPointField media={media} />}
        <TextField label={messages.title()} name="title" required maxLength={255} defaultValue={media.title} />
        {isPicture && (
          <>
            <TextAreaField
              label={messages.alternativeText()}
              name="alternateText"
              rows={2}
              maxLength={1000}
              required={!isDecorative}
              disabled={isDecorative}
              defaultValue={media.alternateText}
              hint={messages.alternativeTextHint()}
            />
            <ChoiceField
              type="checkbox"
              name="isDecorative"
              label={messages.decoration()}
              detail={messages.decorationHint()}
              checked={isDecorative}
              onChange={(event) => setIsDecorative(event.target.checked)}
            />
          </>
        )}
        <div className="builder-actions">
          <Button type="submit" name="intent" value="describe">
            {messages.save()}
          </Button>
        </div>
      </Form>
      <MediaUses uses={uses} />
      <Form method="post" action={builderLinks.media()}>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="contentKey" value={media.contentKey} />
        {uses.length === 0 ? (
          <ConfirmedSubmit
            label={messages.deleteFile()}
            title={messages.deleteFileTitle({ title: media.title })}
            text={messages.deletionEffect()}
            confirmLabel={messages.deleteFile()}
          />
        ) : (
          <p className="builder-muted">{messages.deletionImpossible()}</p>
        )}
      </Form>
    </section>
  )
}

function describeFile({ fileName, mimeType, byteSize, width, height }: LibraryMedia): string {
  const size =
    byteSize < 1_000_000
      ? messages.kilobytes({ size: String(Math.ceil(byteSize / 1000)) })
      : messages.megabytes({ size: (byteSize / 1_000_000).toFixed(1) })
  const dimensions =
    width === null || height === null ? null : messages.pixels({ width: String(width), height: String(height) })
  return [fileName, mimeType, size, dimensions].filter((part) => part !== null).join(', ')
}

const USE_KIND_LABELS = {
  page: messages.page,
  product: messages.product,
  category: messages.category,
  brand: messages.brand,
  content: messages.content,
  shop: messages.shopLogo,
} as const satisfies Record<MediaUse['kind'], () => string>

function MediaUses({ uses }: { readonly uses: readonly MediaUse[] }) {
  return (
    <div>
      <h3>{messages.whereUsed()}</h3>
      {uses.length === 0 ? (
        <p>{messages.nowhereYet()}</p>
      ) : (
        <ul>
          {uses.map((use) => (
            <li key={`${use.kind} ${use.id} ${use.href}`}>
              <RichMessage
                text={messages.use({ kind: USE_KIND_LABELS[use.kind](), name: createElementPlaceholder('name') })}
                elements={{ name: <UseLink use={use} /> }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A link to what uses the file; to a page in the builder, because visitors may not see it yet. */
function UseLink({ use: { kind, id, name, href } }: { readonly use: MediaUse }) {
  if (href === null) return name
  if (kind !== 'page') return <ShopLink path={href} name={name} />
  return (
    <>
      <Link href={builderLinks.page(id)}>{name}</Link> <span className="builder-path">{href}</span>
    </>
  )
}

/** A link that leaves the builder for a page of the shop, as a new document. */
function ShopLink({ path, name }: { readonly path: string; readonly name: string }) {
  return <a href={useHref(path)}>{name}</a>
}
