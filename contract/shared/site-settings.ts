import Type, { type Static } from 'typebox'
import { FOOTER_COLUMNS, SITE_LINKS } from './limits.ts'
import { STRICT } from './request.ts'
import { Choice, Nullable } from './schema.ts'

const Line = Type.String({ maxLength: 200 })

/** A place in the shop by its path, or one elsewhere. */
const Target = Type.String({ pattern: '^(?:/(?![/\\\\])|https?://|mailto:|tel:)[^\\s\\\\]*$', maxLength: 500 })

/** A link in a menu. */
export const SiteLink = Type.Object({ label: Type.String({ minLength: 1, maxLength: 80 }), href: Target }, STRICT)
export type SiteLink = Static<typeof SiteLink>

const Links = Type.Array(SiteLink, { maxItems: SITE_LINKS })

/** As `#rgb`, `#rrggbb` or `#rrggbbaa`; '' for the design's own. */
const Colour = Type.String({ pattern: '^(?:#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8}))?$' })

/** What stands around every page. Empty texts and lists are not shown. */
export const SiteSettings = Type.Object(
  {
    /** The line above the name. */
    header: Type.Object({ notice: Line, service: Line }, STRICT),
    /** Beside the categories. */
    navigation: Type.Object({ links: Links }, STRICT),
    footer: Type.Object(
      {
        /** The heading of the column with the categories. */
        categoriesTitle: Line,
        /** The column with `hasSignIn` begins with the way in or out. */
        columns: Type.Array(Type.Object({ title: Line, links: Links, hasSignIn: Type.Boolean() }, STRICT), {
          maxItems: FOOTER_COLUMNS,
        }),
        contact: Type.Object({ title: Line, lines: Type.Array(Line, { maxItems: 10 }) }, STRICT),
        note: Type.String({ maxLength: 500 }),
      },
      STRICT,
    ),
    cookieBanner: Type.Object(
      {
        title: Line,
        text: Type.String({ minLength: 1, maxLength: 1000 }),
        acceptAllLabel: Type.String({ minLength: 1, maxLength: 80 }),
        managePreferencesLabel: Type.String({ minLength: 1, maxLength: 80 }),
        /** Days after which visitors who accepted everything are asked again. */
        cookieExpireDays: Type.Integer({ minimum: 1, maximum: 365 }),
        /** Days after which visitors who closed the banner are asked again. */
        cookieDelayedDays: Type.Integer({ minimum: 1, maximum: 365 }),
        backgroundColor: Colour,
        textColor: Colour,
        buttonColor: Colour,
        buttonTextColor: Colour,
        alignment: Choice(['start', 'center', 'end']),
        /** Pixels. */
        containerMaxWidth: Type.Integer({ minimum: 240, maximum: 1440 }),
      },
      STRICT,
    ),
  },
  STRICT,
)
export type SiteSettings = Static<typeof SiteSettings>

/** What the shop says of itself besides its name. */
export const ShownIdentity = Type.Object({
  /** An absolute URL, or one relative to the site; sizes in pixels where they are known. */
  logo: Nullable(
    Type.Object({
      url: Type.String(),
      alternateText: Type.String(),
      width: Nullable(Type.Integer()),
      height: Nullable(Type.Integer()),
    }),
  ),
  /** The lines of the postal address. */
  addressLines: Type.Array(Type.String()),
  /** Empty where it is not set. */
  email: Type.String(),
  phone: Type.String(),
  /** Where the legal texts are: paths of the shop or URLs. */
  legalLinks: Type.Object({
    terms: Nullable(Type.String()),
    privacy: Nullable(Type.String()),
    legalNotice: Nullable(Type.String()),
  }),
})
export type ShownIdentity = Static<typeof ShownIdentity>

/** What stands around every page, with what the shop says of itself; servers of others leave that out. */
export const ShownSiteSettings = Type.Object({
  ...SiteSettings.properties,
  shopName: Type.Optional(Type.String()),
  identity: Type.Optional(ShownIdentity),
  /** The languages of its pages as BCP 47 locales, the default one first. */
  languages: Type.Optional(Type.Array(Type.String())),
})
export type ShownSiteSettings = Static<typeof ShownSiteSettings>
