// Compiled by `npm run messages`: change the catalogue, not this file.
/** {action}: {product} */
export declare const actionForProduct: (values: { readonly action: string; readonly product: string }) => string
/** Add {quantity} more to pay {price} each. */
export declare const addMoreToPay: (values: { readonly quantity: string; readonly price: string }) => string
/** Add {quantity} more to pay {price} each, {percent}% less. */
export declare const addMoreToPayLess: (values: { readonly quantity: string; readonly price: string; readonly percent: string }) => string
/** Add to a list */
export declare const addToList: () => string
/** Add to cart */
export declare const addVariations: () => string
/** Arrival */
export declare const arrival: () => string
/** To {place} */
export declare const arrivalPlace: (values: { readonly place: string }) => string
/** Arrival dates cannot be shown now. The checkout shows them. */
export declare const arrivalUnavailable: () => string
/** When it would arrive is not known at present. */
export declare const arrivalUnknown: () => string
/** Arrives {days} with {method} */
export declare const arrivesBy: (values: { readonly days: string; readonly method: string }) => string
/** Arrives {days} with {method}, the lowest shipping fee */
export declare const arrivesCheapest: (values: { readonly days: string; readonly method: string }) => string
/** Arrives {days} with {method}, the fastest delivery */
export declare const arrivesFastest: (values: { readonly days: string; readonly method: string }) => string
/** See when it arrives */
export declare const askForArrival: () => string
/** Below {name} */
export declare const belowCategory: (values: { readonly name: string }) => string
/** Bought one by one */
export declare const boughtOneByOne: () => string
/** Brand */
export declare const brand: () => string
/** Capacity */
export declare const capacity: () => string
/** {row}, {column} */
export declare const cellName: (values: { readonly row: string; readonly column: string }) => string
/** Change the place */
export declare const changeArrivalPlace: () => string
/** Changes other choices too */
export declare const changesOtherChoices: () => string
/** Choose {choices} to see price and stock. */
export declare const choicesMissing: (values: { readonly choices: string }) => string
/** Choose {choices} for details, or fill in below how many you need of each. */
export declare const chooseOrFillIn: (values: { readonly choices: string }) => string
/** {choice}: {option} */
export declare const chosenOption: (values: { readonly choice: string; readonly option: string }) => string
/** Contract price */
export declare const contractPrice: () => string
/** Contract price of {account} */
export declare const contractPriceOf: (values: { readonly account: string }) => string
/** Contract price of {account} until {date} */
export declare const contractPriceOfUntil: (values: { readonly account: string; readonly date: string }) => string
/** Contract price until {date} */
export declare const contractPriceUntil: (values: { readonly date: string }) => string
/** Copied */
export declare const copied: () => string
/** Copy */
export declare const copy: () => string
/** Copy {label} */
export declare const copyValue: (values: { readonly label: string }) => string
/** Covers */
export declare const covers: () => string
/** Description */
export declare const description: () => string
/** Detects */
export declare const detects: () => string
/** Diameter */
export declare const diameter: () => string
/** Documents */
export declare const documents: () => string
/** Enlarge */
export declare const enlarge: () => string
/** Fire class */
export declare const fireClass: () => string
/** Flow */
export declare const flow: () => string
/** Force */
export declare const force: () => string
/** From {price} */
export declare const fromPrice: (values: { readonly price: string }) => string
/** Goes with it */
export declare const goesWithIt: () => string
/** GTIN */
export declare const gtin: () => string
/** Home */
export declare const home: () => string
/** {quantity} × */
export declare const itemQuantity: (values: { readonly quantity: string }) => string
/** Length */
export declare const length: () => string
/** Light */
export declare const light: () => string
/** Rated load */
export declare const loadRating: () => string
/** Manufacturer''s number */
export declare const manufacturerNumber: () => string
/** Material */
export declare const material: () => string
/** {quantity} more on {day} */
export declare const moreExpected: (values: { readonly quantity: string; readonly day: string }) => string
/** Next picture */
export declare const nextPicture: () => string
/** None */
export declare const noneAtLocation: () => string
/** not available */
export declare const notAvailable: () => string
/** It cannot be delivered there at present. */
export declare const notDelivered: () => string
/** We mail you when it is back. */
export declare const noticeAsked: () => string
/** You want a mail when {product} is back in stock. Confirm it. */
export declare const noticeConfirmIntro: (values: { readonly product: string }) => string
/** Thank you. We mail you when it is back. */
export declare const noticeConfirmed: () => string
/** Your email address */
export declare const noticeEmail: () => string
/** We mail you a link to confirm it first. */
export declare const noticeEmailHint: () => string
/** Do not tell me */
export declare const noticeEnd: () => string
/** You get a mail when {product} is back in stock. */
export declare const noticeEndIntro: (values: { readonly product: string }) => string
/** You get no mail about this product. */
export declare const noticeEnded: () => string
/** This has ended already, or the link has expired. */
export declare const noticeGone: () => string
/** We have mailed a link to {email}. Use it, and we tell you when the product is back. */
export declare const noticeLinkSent: (values: { readonly email: string }) => string
/** We have mailed you that {product} is back. You get no further mail about it. */
export declare const noticeNotifiedIntro: (values: { readonly product: string }) => string
/** Tell me when it is back */
export declare const noticeRequest: () => string
/** Mail about stock */
export declare const noticeTitle: () => string
/** See the product */
export declare const noticeToProduct: () => string
/** We mail you once when this product is back in stock. */
export declare const noticeWaiting: () => string
/** Only {quantity} in stock. */
export declare const onlyInStock: (values: { readonly quantity: string }) => string
/** {partNumber} · optional */
export declare const optionalPart: (values: { readonly partNumber: string }) => string
/** Order several at once */
export declare const orderSeveral: () => string
/** How many of each */
export declare const orderSeveralOf: () => string
/** Out of stock · Expected {day} */
export declare const outOfStockUntil: (values: { readonly day: string }) => string
/** Pack */
export declare const pack: () => string
/** {price} each */
export declare const partEach: (values: { readonly price: string }) => string
/** Part number {partNumber} */
export declare const partNumber: (values: { readonly partNumber: string }) => string
/** Part number */
export declare const partNumberLabel: () => string
/** {price} bought one by one */
export declare const partsCost: (values: { readonly price: string }) => string
/** {price} bought one by one: you save {saving} */
export declare const partsCostMore: (values: { readonly price: string; readonly saving: string }) => string
/** per {unit} */
export declare const perUnit: (values: { readonly unit: string }) => string
/** {position} of {count} */
export declare const pictureCount: (values: { readonly position: string; readonly count: string }) => string
/** Pictures */
export declare const pictures: () => string
/** Pieces on top cost less */
export declare const piecesOnTop: () => string
/** please choose */
export declare const pleaseChoose: () => string
/** Previous picture */
export declare const previousPicture: () => string
/** This product is priced on request: it is built to order, or its price depends on the configuration. */
export declare const pricedOnRequest: () => string
/** Quantity */
export declare const quantity: () => string
/** Quantity of {variation} */
export declare const quantityOfVariation: (values: { readonly variation: string }) => string
/** Quote only */
export declare const quoteOnly: () => string
/** Related products */
export declare const relatedProducts: () => string
/** Replaced by {product} */
export declare const replacedBy: (values: { readonly product: string }) => string
/** Request a quote */
export declare const requestQuote: () => string
/** No longer available. */
export declare const retired: () => string
/** Show arrival dates */
export declare const showArrival: () => string
/** Size */
export declare const size: () => string
/** Sold by */
export declare const soldBy: () => string
/** Special price until {date} */
export declare const specialPriceUntil: (values: { readonly date: string }) => string
/** Specifications */
export declare const specifications: () => string
/** Standard */
export declare const standard: () => string
/** Stock by location */
export declare const stockByLocation: () => string
/** Term */
export declare const term: () => string
/** Thread */
export declare const thread: () => string
/** Travel */
export declare const travel: () => string
/** {count, plural, one {# variation was} other {# variations were}} added to your cart. */
export declare const variationsAdded: (values: { readonly count: number }) => string
/** Fill in how many you need before you add them to your cart. */
export declare const variationsMissing: () => string
/** Nothing was added to your cart. Try again later. */
export declare const variationsNotAdded: () => string
/** {added, plural, one {# variation was} other {# variations were}} added to your cart, {refused, plural, one {# was} other {# were}} not. The reason is in the table. */
export declare const variationsPartlyAdded: (values: { readonly added: number; readonly refused: number }) => string
/** Nothing was added to your cart. The reason is in the table. */
export declare const variationsRefused: () => string
/** View cart */
export declare const viewCart: () => string
/** View details */
export declare const viewDetails: () => string
/** View options */
export declare const viewOptions: () => string
/** View terms */
export declare const viewTerms: () => string
/** Voltage */
export declare const voltage: () => string
/** What is in it */
export declare const whatIsInIt: () => string
