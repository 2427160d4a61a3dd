/**
 * The regular expression, for PostgreSQL, that finds media in stored documents and texts by content key or URL; its
 * only group is the content key.
 */
export const MEDIA_REFERENCE_PATTERN = String.raw`(?:"contentKey": ?"|/cms/delivery/media/)([A-Za-z0-9_-]+)`
