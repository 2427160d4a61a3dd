import type { ShownIdentity } from '@hydrant/contract/shared/site-settings.ts'
import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { findImage } from '../../media/service.ts'
import { toShopIdentity, type Webstore } from '../../webstore/service.ts'

/** Loads what every page says of the shop: its logo, if the media library has it, its contact and its legal texts. */
export async function loadShownIdentity(
  db: ReadOnlyDb,
  webstore: Pick<Webstore, 'name' | 'settings'>,
): Promise<ShownIdentity> {
  const { logoId, logoAlternateText, addressLines, email, phone, legalLinks } = toShopIdentity(webstore)
  const image = logoId === null ? null : await findImage(db, logoId)
  return {
    logo: image && { ...image, alternateText: logoAlternateText },
    addressLines: [...addressLines],
    email,
    phone,
    legalLinks,
  }
}
