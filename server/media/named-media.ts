/**
 * What stored trees and texts name a file by, its key or its address, as a regular expression of the database; its one
 * group is the content key.
 */
export const NAMED_MEDIA = String.raw`(?:"contentKey": ?"|/cms/delivery/media/)([A-Za-z0-9_-]+)`
