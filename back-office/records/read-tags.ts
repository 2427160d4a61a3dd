import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'

/** How many requests one composite request has at most. */
const REQUESTS_PER_CALL = 25

/** Reads the ETags of records, by their ids; those that have been deleted are missing. */
export async function readTags(
  staff: StaffClient,
  objectName: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const tags = new Map<string, string>()
  for (let start = 0; start < ids.length; start += REQUESTS_PER_CALL) {
    const { compositeResponse } = await staff.runComposite({
      allOrNone: false,
      compositeRequest: ids.slice(start, start + REQUESTS_PER_CALL).map((id) => ({
        method: 'GET',
        url: `/services/data/v65.0/sobjects/${objectName}/${id}?fields=Id`,
        referenceId: id,
      })),
    })
    for (const { referenceId, httpHeaders } of compositeResponse) {
      // Names of headers have no case; the server writes this one as `ETag`.
      const [, tag] = Object.entries(httpHeaders).find(([name]) => name.toLowerCase() === 'etag') ?? []
      if (tag !== undefined) tags.set(referenceId, tag)
    }
  }
  return tags
}
