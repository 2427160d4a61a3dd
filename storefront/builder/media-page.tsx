import { Form, Link as RouterLink } from 'react-router'
import type { LibraryMedia } from '@hydrant/contract/admin/media.ts'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { Picture } from '@hydrant/design/layout/picture.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { builderLinks } from './builder-links.ts'
import type { MediaList } from './load-media.ts'
import { MediaDetails } from './media-details.tsx'
import { UploadBox } from './upload-box.tsx'
import { useOpenedFocus } from './use-opened-focus.ts'

/** A change of a file that was refused. */
export interface RefusedMedia {
  readonly contentKey: string
  readonly message: string
}

/** The media library: what is in it, what each file says and where it is used, and room for new ones. */
export function MediaPage({
  query,
  kind,
  pageToken,
  media,
  total,
  nextFrom,
  opened,
  refused,
}: MediaList & { readonly refused: RefusedMedia | undefined }) {
  const hrefOf = (contentKey: string) =>
    builderLinks.mediaItem(contentKey, { query, kind, page: pageToken ?? undefined })
  const { heading, list } = useOpenedFocus(opened?.media.contentKey ?? null)
  return (
    <>
      <div className="builder-head">
        <h1>Media</h1>
        <p className="builder-muted">{total === 1 ? '1 file' : `${total} files`} of this kind</p>
      </div>
      <UploadBox />
      <Form
        key={`${kind} ${query}`}
        method="get"
        role="search"
        aria-label="Media"
        className="builder-filter"
        action={builderLinks.media()}
      >
        <TextField
          label="Title, file name or alternative text"
          name="q"
          type="search"
          defaultValue={query}
          maxLength={200}
        />
        <SelectField label="Kind" name="kind" required defaultValue={kind}>
          <option value="Image">Pictures</option>
          <option value="Document">Documents</option>
        </SelectField>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
      <div ref={list} className={opened === null ? 'builder-library' : 'builder-library builder-library-opened'}>
        {media.length === 0 ? (
          <EmptyState title="Nothing here">
            <p>
              {query === ''
                ? 'The library is empty. Upload the first pictures.'
                : `Nothing has “${query}” in its title, name or alternative text.`}
            </p>
          </EmptyState>
        ) : (
          <ul className="builder-media">
            {media.map((one) => (
              <li key={one.contentKey}>
                <Tile
                  media={one}
                  href={hrefOf(one.contentKey)}
                  isOpened={one.contentKey === opened?.media.contentKey}
                />
              </li>
            ))}
          </ul>
        )}
        {opened !== null && (
          <MediaDetails
            key={opened.media.contentKey}
            {...opened}
            heading={heading}
            returnTo={hrefOf(opened.media.contentKey)}
            closeHref={builderLinks.media({ query, kind, page: pageToken ?? undefined })}
            fault={refused?.contentKey === opened.media.contentKey ? refused.message : undefined}
          />
        )}
      </div>
      <div className="builder-foot">
        {pageToken !== null && <Link href={builderLinks.media({ query, kind })}>Newest files</Link>}
        {nextFrom !== null && <Link href={builderLinks.media({ query, kind, page: nextFrom })}>Older files</Link>}
      </div>
    </>
  )
}

/** Whether a picture waits for somebody to say what it shows. */
function lacksText({ mediaType, alternateText, isDecorative }: LibraryMedia): boolean {
  return mediaType === 'Image' && alternateText === '' && !isDecorative
}

function Tile({
  media,
  href,
  isOpened,
}: {
  readonly media: LibraryMedia
  readonly href: string
  readonly isOpened: boolean
}) {
  const { title, url, mediaType, width, height } = media
  return (
    <RouterLink
      to={href}
      prefetch="none"
      preventScrollReset
      className="builder-tile"
      data-key={media.contentKey}
      aria-current={isOpened ? 'true' : undefined}
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
      {lacksText(media) && <Badge kind="accent">No alternative text</Badge>}
    </RouterLink>
  )
}
