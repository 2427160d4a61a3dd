// Compiled by `npm run messages`: change the catalogue, not this file.
/** {field}: the default currency {currency} has to be one of them. */
export declare const defaultCurrencyMissing: (values: { readonly field: string; readonly currency: string }) => string
/** {field}: the default language {language} has to be one of the supported languages. */
export declare const defaultLanguageMissing: (values: { readonly field: string; readonly language: string }) => string
/** DATABASE_DIRECT_URL needs DATABASE_URL: it is the server behind the pooler at that URL. */
export declare const directUrlWithoutDatabaseUrl: () => string
/** BASE_PATH must be a path such as /shop, of letters, digits, ''-'', ''_'' and ''~'', not ''{text}''. */
export declare const invalidBasePath: (values: { readonly text: string }) => string
/** COMMERCE_COMMUNITY_ID must be the id of the community of that web store, which begins with 0DB; leave it out to show no SEO properties. */
export declare const invalidCommunityId: () => string
/** CORS_ORIGINS must be exact origins such as https://www.firm.example,https://app.firm.example:8443, without a path and never ''*''; ''{origin}'' is none. */
export declare const invalidCorsOrigin: (values: { readonly origin: string }) => string
/** {name} must be a PostgreSQL address such as postgres://user:password@host:5432/name; leave it out for the embedded database. */
export declare const invalidDatabaseUrl: (values: { readonly name: string }) => string
/** HYDRANT_DEMO must be on or off, not ''{text}''. */
export declare const invalidDemo: (values: { readonly text: string }) => string
/** GUEST_CARTS_PER_HOUR must be a whole number from 1 to 999999, not ''{text}''. */
export declare const invalidGuestCartsPerHour: (values: { readonly text: string }) => string
/** HOST must be a host name or an IP address without port or scheme, not ''{text}''. */
export declare const invalidHost: (values: { readonly text: string }) => string
/** SESSION_IDLE_MINUTES must be a whole number from 2 to 1440, not ''{text}''. */
export declare const invalidIdleMinutes: (values: { readonly text: string }) => string
/** LOG_LEVEL must be one of {levels}, not ''{text}''. */
export declare const invalidLogLevel: (values: { readonly levels: string; readonly text: string }) => string
/** MAIL_FROM must be an email address, such as shop@firm.example, or a name with one, not ''{text}''. */
export declare const invalidMailFrom: (values: { readonly text: string }) => string
/** MAX_CONNECTIONS must be a whole number from 10 to 999999, not ''{text}''. */
export declare const invalidMaxConnections: (values: { readonly text: string }) => string
/** MEDIA_S3_URL must be the http or https address of an S3-compatible store, such as https://s3.example; leave it out for AWS. */
export declare const invalidMediaUrl: () => string
/** METRICS_PORT must be a whole number from 1 to 65535, not ''{text}''. */
export declare const invalidMetricsPort: (values: { readonly text: string }) => string
/** OIDC_ISSUER must be the URL of an OpenID provider that begins with https://; http:// is accepted on this machine only. */
export declare const invalidOidcIssuer: () => string
/** OPENSEARCH_INDEX must be a name of lower-case letters, digits, hyphens and underscores, not ''{text}''. */
export declare const invalidOpenSearchIndex: (values: { readonly text: string }) => string
/** OPENSEARCH_URL must be the http or https URL of an OpenSearch cluster. */
export declare const invalidOpenSearchUrl: () => string
/** PAYMENT_GATEWAY must be stripe, not ''{text}''; leave it out for the gateway in the store''s settings. */
export declare const invalidPaymentGateway: (values: { readonly text: string }) => string
/** DATABASE_POOL_SIZE must be a whole number from {minimum, number} to 999, not ''{text}''. */
export declare const invalidPoolSize: (values: { readonly minimum: number; readonly text: string }) => string
/** PORT must be a whole number from 0 to 65535, not ''{text}''. */
export declare const invalidPort: (values: { readonly text: string }) => string
/** DATABASE_PREPARED_STATEMENTS must be on or off, not ''{text}''. */
export declare const invalidPreparedStatements: (values: { readonly text: string }) => string
/** HYDRANT_PROCESSES must be auto or a whole number from 1 to 99, not ''{text}''. */
export declare const invalidProcesses: (values: { readonly text: string }) => string
/** PUBLIC_URL must be an http or https address without a path, such as https://shop.example; BASE_PATH says the path. */
export declare const invalidPublicUrl: () => string
/** {name} must be an http or https address without a query, such as https://shop.example/b2b. */
export declare const invalidRemoteUrl: (values: { readonly name: string }) => string
/** COMMERCE_SITE_ID must be the id of the site of that web store; it begins with 0DM. */
export declare const invalidSiteId: () => string
/** SMTP_URL must be the URL of a mail server, such as smtps://user:password@mail.example:465. */
export declare const invalidSmtpUrl: () => string
/** STRIPE_API_URL must be the address of a server on this machine, such as http://127.0.0.1:40001, and needs keys of the test mode; leave it out for Stripe. */
export declare const invalidStripeApiUrl: () => string
/** {name} must begin with {prefixes}. */
export declare const invalidStripeKey: (values: { readonly name: string; readonly prefixes: string }) => string
/** {name} must be the http or https URL of an OpenTelemetry collector, such as http://127.0.0.1:4318. */
export declare const invalidTracesUrl: (values: { readonly name: string }) => string
/** TRUSTED_PROXIES must be addresses or networks such as 10.0.0.7,10.1.0.0/16; ''{proxy}'' is none. */
export declare const invalidTrustedProxy: (values: { readonly proxy: string }) => string
/** EVENTS_WEBHOOK_URL must be an http or https address; leave it and EVENTS_WEBHOOK_SECRET out to post no events. */
export declare const invalidWebhookUrl: () => string
/** COMMERCE_WEBSTORE_ID must be the id of the web store at COMMERCE_API_URL; it begins with 0ZE. */
export declare const invalidWebstoreId: () => string
/** {field}: the logo is an image of the media library; there is no such image. */
export declare const logoNoImage: (values: { readonly field: string }) => string
/** {field}: a payment term is at most {days} days. */
export declare const longPaymentTerm: (values: { readonly field: string; readonly days: string }) => string
/** MEDIA_S3_URL needs MEDIA_S3_BUCKET, the name of a bucket there. */
export declare const mediaUrlWithoutBucket: () => string
/** STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be keys of the live mode, or both of the test mode. */
export declare const mixedStripeKeys: () => string
/** {field}: “{text}” is not a date. Enter dates such as 2027-12-25, separated by ;. */
export declare const notDay: (values: { readonly field: string; readonly text: string }) => string
/** {field}: “{text}” is no email address. Enter one such as orders@example.com. */
export declare const notEmailAddress: (values: { readonly field: string; readonly text: string }) => string
/** {field}: “{text}” leads nowhere. Enter the path of a page such as /terms, or an address that begins with https://. */
export declare const notLegalTextLink: (values: { readonly field: string; readonly text: string }) => string
/** {field}: “{text}” is not a time of day. Enter one such as 15:00. */
export declare const notTimeOfDay: (values: { readonly field: string; readonly text: string }) => string
/** OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: the client that is registered at the provider for this shop. */
export declare const oidcWithoutClient: () => string
/** {name} is set, but OIDC_ISSUER is not: set the URL of the OpenID provider, too. */
export declare const oidcWithoutIssuer: (values: { readonly name: string }) => string
/** OPENSEARCH_URL needs DATABASE_URL: the embedded database would wait while the index is built. */
export declare const openSearchWithoutServer: () => string
/** HYDRANT_PROCESSES above 1 needs a PostgreSQL server (DATABASE_URL): one process at a time can open the embedded database. */
export declare const processesWithoutServer: () => string
/** REPLICA_DATABASE_URL needs DATABASE_URL: it is a replica of that server. */
export declare const replicaUrlWithoutDatabaseUrl: () => string
/** {field}: the name of a sender is one line without the signs < and >. */
export declare const senderNameSigns: (values: { readonly field: string }) => string
/** HYDRANT_SECRET must have at least {minimum, number, integer} characters; leave it out to keep one in the database. */
export declare const shortSecret: (values: { readonly minimum: number }) => string
/** EVENTS_WEBHOOK_SECRET must have at least 16 characters: receivers check the signature of events with it. */
export declare const shortWebhookSecret: () => string
/** SMTP_URL needs PUBLIC_URL, such as https://shop.example: the links in mails begin with it. */
export declare const smtpUrlWithoutPublicUrl: () => string
/** SMTP_URL needs MAIL_FROM, the address that mails are sent from, such as shop@firm.example. */
export declare const smtpUrlWithoutSender: () => string
/** {name} needs PAYMENT_GATEWAY=stripe. */
export declare const stripeWithoutGateway: (values: { readonly name: string }) => string
/** PAYMENT_GATEWAY=stripe needs {name}, which begins with {prefixes}. */
export declare const stripeWithoutKey: (values: { readonly name: string; readonly prefixes: string }) => string
/** {field}: there is no buyer group ''{group}''. */
export declare const unknownBuyerGroup: (values: { readonly field: string; readonly group: string }) => string
/** {field}: ''{code}'' is not a country code. */
export declare const unknownCountry: (values: { readonly field: string; readonly code: string }) => string
/** {field}: {code} is not a current currency code. Codes have three letters, with ; between them. */
export declare const unknownCurrency: (values: { readonly field: string; readonly code: string }) => string
/** {field}: there are no messages in “{code}”. Enter languages such as en_US or es, with ; between them; there are messages in {languages}. */
export declare const unknownLanguage: (values: { readonly field: string; readonly code: string; readonly languages: string }) => string
/** {field}: “{timeZone}” is the name of no time zone. Enter one such as America/New_York. */
export declare const unknownTimeZone: (values: { readonly field: string; readonly timeZone: string }) => string
/** {field}: “{text}” is not a weekday. Use any of {weekdays}. */
export declare const unknownWeekday: (values: { readonly field: string; readonly text: string; readonly weekdays: string }) => string
