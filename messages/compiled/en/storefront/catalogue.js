// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const actionForProduct = (d) => d.action + ": " + d.product
export const addMoreToPay = (d) => "Add " + d.quantity + " more to pay " + d.price + " each."
export const addMoreToPayLess = (d) => "Add " + d.quantity + " more to pay " + d.price + " each, " + d.percent + "% less."
export const addToList = () => "Add to a list"
export const addVariations = () => "Add to cart"
export const arrival = () => "Arrival"
export const arrivalPlace = (d) => "To " + d.place
export const arrivalUnavailable = () => "Arrival dates cannot be shown now. The checkout shows them."
export const arrivalUnknown = () => "When it would arrive is not known at present."
export const arrivesBy = (d) => "Arrives " + d.days + " with " + d.method
export const arrivesCheapest = (d) => "Arrives " + d.days + " with " + d.method + ", the lowest shipping fee"
export const arrivesFastest = (d) => "Arrives " + d.days + " with " + d.method + ", the fastest delivery"
export const askForArrival = () => "See when it arrives"
export const belowCategory = (d) => "Below " + d.name
export const boughtOneByOne = () => "Bought one by one"
export const brand = () => "Brand"
export const capacity = () => "Capacity"
export const cellName = (d) => d.row + ", " + d.column
export const changeArrivalPlace = () => "Change the place"
export const changesOtherChoices = () => "Changes other choices too"
export const choicesMissing = (d) => "Choose " + d.choices + " to see price and stock."
export const chooseOrFillIn = (d) => "Choose " + d.choices + " for details, or fill in below how many you need of each."
export const chosenOption = (d) => d.choice + ": " + d.option
export const contractPrice = () => "Contract price"
export const contractPriceOf = (d) => "Contract price of " + d.account
export const contractPriceOfUntil = (d) => "Contract price of " + d.account + " until " + d.date
export const contractPriceUntil = (d) => "Contract price until " + d.date
export const copied = () => "Copied"
export const copy = () => "Copy"
export const copyValue = (d) => "Copy " + d.label
export const covers = () => "Covers"
export const description = () => "Description"
export const detects = () => "Detects"
export const diameter = () => "Diameter"
export const documents = () => "Documents"
export const enlarge = () => "Enlarge"
export const fireClass = () => "Fire class"
export const flow = () => "Flow"
export const force = () => "Force"
export const fromPrice = (d) => "From " + d.price
export const goesWithIt = () => "Goes with it"
export const gtin = () => "GTIN"
export const home = () => "Home"
export const itemQuantity = (d) => d.quantity + " ×"
export const length = () => "Length"
export const light = () => "Light"
export const loadRating = () => "Rated load"
export const manufacturerNumber = () => "Manufacturer's number"
export const material = () => "Material"
export const moreExpected = (d) => d.quantity + " more on " + d.day
export const nextPicture = () => "Next picture"
export const noneAtLocation = () => "None"
export const notAvailable = () => "not available"
export const notDelivered = () => "It cannot be delivered there at present."
export const noticeAsked = () => "We mail you when it is back."
export const noticeConfirmIntro = (d) => "You want a mail when " + d.product + " is back in stock. Confirm it."
export const noticeConfirmed = () => "Thank you. We mail you when it is back."
export const noticeEmail = () => "Your email address"
export const noticeEmailHint = () => "We mail you a link to confirm it first."
export const noticeEnd = () => "Do not tell me"
export const noticeEndIntro = (d) => "You get a mail when " + d.product + " is back in stock."
export const noticeEnded = () => "You get no mail about this product."
export const noticeGone = () => "This has ended already, or the link has expired."
export const noticeLinkSent = (d) => "We have mailed a link to " + d.email + ". Use it, and we tell you when the product is back."
export const noticeNotifiedIntro = (d) => "We have mailed you that " + d.product + " is back. You get no further mail about it."
export const noticeRequest = () => "Tell me when it is back"
export const noticeTitle = () => "Mail about stock"
export const noticeToProduct = () => "See the product"
export const noticeWaiting = () => "We mail you once when this product is back in stock."
export const onlyInStock = (d) => "Only " + d.quantity + " in stock."
export const optionalPart = (d) => d.partNumber + " · optional"
export const orderSeveral = () => "Order several at once"
export const orderSeveralOf = () => "How many of each"
export const outOfStockUntil = (d) => "Out of stock · Expected " + d.day
export const pack = () => "Pack"
export const partEach = (d) => d.price + " each"
export const partNumber = (d) => "Part number " + d.partNumber
export const partNumberLabel = () => "Part number"
export const partsCost = (d) => d.price + " bought one by one"
export const partsCostMore = (d) => d.price + " bought one by one: you save " + d.saving
export const perUnit = (d) => "per " + d.unit
export const pictureCount = (d) => d.position + " of " + d.count
export const pictures = () => "Pictures"
export const piecesOnTop = () => "Pieces on top cost less"
export const pleaseChoose = () => "please choose"
export const previousPicture = () => "Previous picture"
export const pricedOnRequest = () => "This product is priced on request: it is built to order, or its price depends on the configuration."
export const quantity = () => "Quantity"
export const quantityOfVariation = (d) => "Quantity of " + d.variation
export const quoteOnly = () => "Quote only"
export const relatedProducts = () => "Related products"
export const replacedBy = (d) => "Replaced by " + d.product
export const requestQuote = () => "Request a quote"
export const retired = () => "No longer available."
export const showArrival = () => "Show arrival dates"
export const size = () => "Size"
export const soldBy = () => "Sold by"
export const specialPriceUntil = (d) => "Special price until " + d.date
export const specifications = () => "Specifications"
export const standard = () => "Standard"
export const stockByLocation = () => "Stock by location"
export const term = () => "Term"
export const thread = () => "Thread"
export const travel = () => "Travel"
export const variationsAdded = (d) => plural(d.count, 0, en, { one: strictNumber(currentLocale(), d.count, 0, "count") + " variation was", other: strictNumber(currentLocale(), d.count, 0, "count") + " variations were" }) + " added to your cart."
export const variationsMissing = () => "Fill in how many you need before you add them to your cart."
export const variationsNotAdded = () => "Nothing was added to your cart. Try again later."
export const variationsPartlyAdded = (d) => plural(d.added, 0, en, { one: strictNumber(currentLocale(), d.added, 0, "added") + " variation was", other: strictNumber(currentLocale(), d.added, 0, "added") + " variations were" }) + " added to your cart, " + plural(d.refused, 0, en, { one: strictNumber(currentLocale(), d.refused, 0, "refused") + " was", other: strictNumber(currentLocale(), d.refused, 0, "refused") + " were" }) + " not. The reason is in the table."
export const variationsRefused = () => "Nothing was added to your cart. The reason is in the table."
export const viewCart = () => "View cart"
export const viewDetails = () => "View details"
export const viewOptions = () => "View options"
export const viewTerms = () => "View terms"
export const voltage = () => "Voltage"
export const whatIsInIt = () => "What is in it"
