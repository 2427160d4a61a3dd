import { isResponseError } from '@hydrant/client/errors.ts'
import type { SeoProperties } from '@hydrant/contract/shop/seo.ts'
import type { ShopContext } from '../shop-context.ts'

/** Loads the SEO properties of a record, with some of its fields; null when there are none. Failures are reported. */
export async function loadSeo(
  { client, communityId, reportError }: Pick<ShopContext, 'client' | 'communityId' | 'reportError'>,
  recordId: string,
  fields: readonly string[] = [],
): Promise<SeoProperties | null> {
  if (communityId === '' || recordId === '') return null
  try {
    return await client.getSeoProperties(communityId, recordId, fields.length === 0 ? {} : { fields: fields.join(',') })
  } catch (error) {
    // A record without properties, or one that this visitor may not see, is not reported.
    if (!isResponseError(error) || error.status >= 500) reportError(error)
    return null
  }
}
