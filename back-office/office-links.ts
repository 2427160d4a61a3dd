/** The paths of the pages of the back office, inside it: the router adds `/admin` and what comes before. */
export const officeLinks = {
  home: () => '/',
  find: (term?: string) => `/find${toQueryString({ q: term })}`,
  objects: () => '/records',
  records: (objectName: string, search: Readonly<Record<string, string | undefined>> = {}) =>
    `/records/${objectName}${toQueryString(search)}`,
  /** The file of a list; the query is that of the list. */
  recordsFile: (objectName: string, search = '') => `/records/${objectName}/file${search}`,
  newRecord: (objectName: string, search: Readonly<Record<string, string | undefined>> = {}) =>
    `/records/${objectName}/new${toQueryString(search)}`,
  /** The page of a record; some objects have one of their own. */
  record: (objectName: string, recordId: string) =>
    (OWN_PAGES[objectName] ?? ((id) => officeLinks.recordFields(objectName, id)))(recordId),
  stock: (levelId: string) => `/stock/${levelId}`,
  recordFields: (objectName: string, recordId: string) => `/records/${objectName}/${recordId}`,
  lookup: (objectName: string) => `/records/${objectName}/lookup`,
  /** The tree of categories; `at` is the selected one. */
  categories: (at?: string) => `/categories${toQueryString({ at })}`,
  product: (productId: string) => `/products/${productId}`,
  variations: (productId: string) => `/products/${productId}/variations`,
  attributeSet: (setId: string) => `/attribute-sets/${setId}`,
  /** The page of a price book; `search` finds entries by part number. */
  priceBook: (priceBookId: string, search: Readonly<Record<string, string | undefined>> = {}) =>
    `/price-books/${priceBookId}${toQueryString(search)}`,
  comparePriceBooksFile: (search: Readonly<Record<string, string | undefined>>) =>
    `/price-books/compare-file${toQueryString(search)}`,
  comparePriceBooks: (search: Readonly<Record<string, string | undefined>> = {}) =>
    `/price-books/compare${toQueryString(search)}`,
  order: (orderId: string) => `/orders/${orderId}`,
  /** A paper to print: `pick-list` or `packing-slip`. */
  orderPaper: (orderId: string, paper: string) => `/order-papers/${orderId}/${paper}`,
  orderDocument: (documentId: string) => `/order-files/${documentId}`,
  /** The tree of accounts; `open` has the ids of the accounts that are unfolded. */
  customers: (search: Readonly<Record<string, string | undefined>> = {}) => `/customers${toQueryString(search)}`,
  /** The file of a tax certificate. */
  taxCertificate: (certificateId: string) => `/tax-certificate-files/${certificateId}`,
  customer: (accountId: string) => `/customers/${accountId}`,
  /** The page that explains a price; product and account by name or id. */
  whyPrice: (search: { readonly product?: string; readonly account?: string; readonly quantity?: string } = {}) =>
    `/prices/why${toQueryString(search)}`,
  promotions: (search: Readonly<Record<string, string | undefined>> = {}) => `/promotions${toQueryString(search)}`,
  newPromotion: () => '/promotions/new',
  promotion: (promotionId: string) => `/promotions/${promotionId}`,
  settings: () => '/settings',
  /** The labels that are translated. */
  labels: (search: Readonly<Record<string, string | undefined>> = {}) => `/labels${toQueryString(search)}`,
  newImport: (objectName: string) => `/records/${objectName}/import`,
  imports: () => '/imports',
  import: (importId: string) => `/imports/${importId}`,
  /** A file of an import, which is a call of the API: its path is beside the pages. */
  importFile: (importId: string, kind: 'rejects' | 'results') => `/record-imports/${importId}/file?kind=${kind}`,
  registrations: (search: Readonly<Record<string, string | undefined>> = {}) =>
    `/registrations${toQueryString(search)}`,
  registration: (requestId: string) => `/registrations/${requestId}`,
  outbox: (search: Readonly<Record<string, string | undefined>> = {}) => `/outbox${toQueryString(search)}`,
  mail: (position: number) => `/outbox/${position}`,
  webhook: (search: Readonly<Record<string, string | undefined>> = {}) => `/webhook${toQueryString(search)}`,
  payments: () => '/payments',
  jobs: () => '/jobs',
  /** The programs: of a user (`user`), with a token that expires within some days (`expires`), or all. */
  programs: (search: Readonly<Record<string, string | undefined>> = {}) => `/programs${toQueryString(search)}`,
  history: (search: Readonly<Record<string, string | undefined>> = {}) => `/history${toQueryString(search)}`,
} as const

/** The pages of records of objects that have one of their own, by the name of the object. */
const OWN_PAGES: Readonly<Record<string, (recordId: string) => string>> = {
  Account: (id) => officeLinks.customer(id),
  OrderSummary: (id) => officeLinks.order(id),
  Pricebook2: (id) => officeLinks.priceBook(id),
  Product2: (id) => officeLinks.product(id),
  ProductAttributeSet: (id) => officeLinks.attributeSet(id),
  Promotion: (id) => officeLinks.promotion(id),
  StockLevel__c: (id) => officeLinks.stock(id),
  WebStore: () => officeLinks.settings(),
}

/** Formats a query string; undefined and empty values are left out. */
function toQueryString(values: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value]],
  )
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`
}
