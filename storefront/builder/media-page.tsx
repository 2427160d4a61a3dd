import { Form, Link as RouterLink } from 'react-router'
import type { LibraryMedia } from '@hydrant/contract/admin/media.ts'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { Picture } from '@hydrant/design/layout/picture.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-media.js'
import { builderLinks } from './builder-links.ts'
import type { MediaList } from './load-media.ts'
import { MediaDetails } from './media-details.tsx'
import { UploadBox } from './upload-box.tsx'
import { useSelectionFocus } from './use-selection-focus.ts'

/** A change of a file that was refused. */
export interface MediaFailure {
  readonly contentKey: string
  readonly message: string
}

/** The media library: its files with their texts and uses, and a form to upload new ones. */
export function MediaPage({
  query,
  kind,
  pageToken,
  media,
  total,
  nextFrom,
  selected,
  failure,
}: MediaList & { readonly failure: MediaFailure | undefined }) {
  const toHref = (contentKey: string) =>
    builderLinks.mediaItem(contentKey, { query, kind, page: pageToken ?? undefined })
  const { headingRef, listRef } = useSelectionFocus(selected?.media.contentKey ?? null)
  return (
    <>
      <div className="builder-head">
        <h1>{messages.media()}</h1>
        <p className="builder-muted">{messages.fileCount({ total })}</p>
      </div>
      <UploadBox />
      <Form
        key={`${kind} ${query}`}
        method="get"
        role="search"
        aria-label={messages.media()}
        className="builder-filter"
        action={builderLinks.media()}
      >
        <TextField label={messages.searchLabel()} name="q" type="search" defaultValue={query} maxLength={200} />
        <SelectField label={messages.kind()} name="kind" required defaultValue={kind}>
          <option value="Image">{messages.pictures()}</option>
          <option value="Document">{messages.documents()}</option>
        </SelectField>
        <Button type="submit" variant="secondary">
          {messages.search()}
        </Button>
      </Form>
      <div ref={listRef} className={selected === null ? 'builder-library' : 'builder-library builder-library-opened'}>
        {media.length === 0 ? (
          <EmptyState title={messages.nothingHere()}>
            <p>{query === '' ? messages.libraryEmpty() : messages.nothingHas({ query })}</p>
          </EmptyState>
        ) : (
          <ul className="builder-media">
            {media.map((file) => (
              <li key={file.contentKey}>
                <MediaTile
                  media={file}
                  href={toHref(file.contentKey)}
                  isSelected={file.contentKey === selected?.media.contentKey}
                />
              </li>
            ))}
          </ul>
        )}
        {selected !== null && (
          <MediaDetails
            key={selected.media.contentKey}
            {...selected}
            headingRef={headingRef}
            returnTo={toHref(selected.media.contentKey)}
            closeHref={builderLinks.media({ query, kind, page: pageToken ?? undefined })}
            error={failure?.contentKey === selected.media.contentKey ? failure.message : undefined}
          />
        )}
      </div>
      <div className="builder-foot">
        {pageToken !== null && <Link href={builderLinks.media({ query, kind })}>{messages.newestFiles()}</Link>}
        {nextFrom !== null && (
          <Link href={builderLinks.media({ query, kind, page: nextFrom })}>{messages.olderFiles()}</Link>
        )}
      </div>
    </>
  )
}

/** Returns whether a picture has no alternative text and needs one. */
function lacksAlternateText({ mediaType, alternateText, isDecorative }: LibraryMedia): boolean {
  return mediaType === 'Image' && alternateText === '' && !isDecorative
}

function MediaTile({
  media,
  href,
  isSelected,
}: {
  readonly media: LibraryMedia
  readonly href: string
  readonly isSelected: boolean
}) {
  const { title, url, mediaType, width, height } = media
  return (
    <RouterLink
      to={href}
      prefetch="none"
      preventScrollReset
      className="builder-tile"
      data-key={media.contentKey}
      aria-current={isSelected ? 'true' : undefined}
    >
      <span className="builder-thumb">
        {mediaType === 'Image' ? (
          <Picture
            src={`${url}${url.includes('?') ? '&' : '?'}width=320`}
            alt=""
            width={width ?? 160}
            height={height ?? 120}
          />
        ) : (
          <Icon name="utility:document" size="large" />
        )}
      </span>
      <span>{title}</span>
      {lacksAlternateText(media) && <Badge variant="accent">{messages.noAlternativeText()}</Badge>}
    </RouterLink>
  )
}
