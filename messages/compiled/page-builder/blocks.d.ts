// Compiled by `npm run messages`: change the catalogue, not this file.
/** What the items are, for those who listen */
export declare const accessibleNameOfItems: () => string
/** Colour of the dot of the slide that is seen */
export declare const activeDotColour: () => string
/** Alignment */
export declare const alignment: () => string
/** Alignment of the button */
export declare const alignmentOfTheButton: () => string
/** Alignment of the text */
export declare const alignmentOfTheText: () => string
/** All rows as high as the highest */
export declare const allRowsAsHighAsTheHighest: () => string
/** What the picture says */
export declare const altText: () => string
/** What the picture says, where no title does */
export declare const altTextWithoutTitle: () => string
/** As wide as there is room */
export declare const asWideAsThereIsRoom: () => string
/** At most */
export declare const atMost: () => string
/** Background */
export declare const background: () => string
/** Background picture */
export declare const backgroundPicture: () => string
/** Bold */
export declare const bold: () => string
/** Box */
export declare const box: () => string
/** Breadcrumb */
export declare const breadcrumb: () => string
/** What browsers may fill in, such as email */
export declare const browsersMayFillIn: () => string
/** Button */
export declare const button: () => string
/** Colour of the button''s label */
export declare const buttonTextColour: () => string
/** Colour of the button''s label under the pointer */
export declare const buttonTextHoverColour: () => string
/** Caption */
export declare const caption: () => string
/** Category */
export declare const category: () => string
/** Category tiles */
export declare const categoryTiles: () => string
/** Choices, one on each line */
export declare const choicesByLine: () => string
/** Choose one */
export declare const chooseOne: () => string
/** Colour */
export declare const colour: () => string
/** Colour behind the picture */
export declare const colourBehindThePicture: () => string
/** Colour of arrows */
export declare const colourOfArrows: () => string
/** Colour of arrows under the pointer */
export declare const colourOfArrowsUnderThePointer: () => string
/** Colour of arrows while pressed */
export declare const colourOfArrowsWhilePressed: () => string
/** Colour of dots */
export declare const colourOfDots: () => string
/** Colour of dots under the pointer */
export declare const colourOfDotsUnderThePointer: () => string
/** Colour of the box */
export declare const colourOfTheBox: () => string
/** Colour of the button */
export declare const colourOfTheButton: () => string
/** Colour of the button under the pointer */
export declare const colourOfTheButtonUnderThePointer: () => string
/** Colour of the text */
export declare const colourOfTheText: () => string
/** Colour of the text under the pointer */
export declare const colourOfTheTextUnderThePointer: () => string
/** Column */
export declare const column: () => string
/** Columns */
export declare const columns: () => string
/** Columns, from tablets on */
export declare const columnsFromTablets: () => string
/** Columns that its blocks stand in */
export declare const columnsThatItsBlocksStandIn: () => string
/** What the sender is told when it has arrived */
export declare const confirmation: () => string
/** Content */
export declare const content: () => string
/** Description for search engines */
export declare const descriptionForSearchEngines: () => string
/** Direction */
export declare const direction: () => string
/** Featured brands */
export declare const featuredBrands: () => string
/** Featured Brands */
export declare const featuredBrandsTitle: () => string
/** Featured products */
export declare const featuredProducts: () => string
/** Shows at most 20 products that are marked as featured in the catalogue; while none is, those that sell best. */
export declare const featuredProductsDescription: () => string
/** Featured Products */
export declare const featuredProductsTitle: () => string
/** Flexible block */
export declare const flexibleBlock: () => string
/** Footer */
export declare const footer: () => string
/** Form */
export declare const form: () => string
/** For search engines: {title} */
export declare const forSearchEngines: (values: { readonly title: string }) => string
/** Greatest width of the box in pixels (0 for the usual) */
export declare const greatestBoxWidth: () => string
/** Greatest number or last day */
export declare const greatestNumberOrLastDay: () => string
/** Grid */
export declare const grid: () => string
/** Header */
export declare const header: () => string
/** Heading */
export declare const heading: () => string
/** Heading that it stands under */
export declare const headingThatItStandsUnder: () => string
/** Further head tags: meta and link */
export declare const headTags: () => string
/** Height in pixels */
export declare const heightInPixels: () => string
/** Height of the box */
export declare const heightOfTheBox: () => string
/** Here will be an item */
export declare const hereWillBeAnItem: () => string
/** Highlights */
export declare const highlights: () => string
/** Hint */
export declare const hint: () => string
/** It only decorates, and says nothing */
export declare const isDecorative: () => string
/** Italic */
export declare const italic: () => string
/** Item {position} of {total} */
export declare const itemAt: (values: { readonly position: string; readonly total: string }) => string
/** Items */
export declare const items: () => string
/** Items of a row that is not full */
export declare const itemsOfARowThatIsNotFull: () => string
/** Items seen from 1024 pixels on */
export declare const itemsSeenFrom1024PixelsOn: () => string
/** Items seen from 1200 pixels on */
export declare const itemsSeenFrom1200PixelsOn: () => string
/** Items seen from 768 pixels on */
export declare const itemsSeenFrom768PixelsOn: () => string
/** {count} of {total} */
export declare const itemsShown: (values: { readonly count: string; readonly total: string }) => string
/** Kind */
export declare const kind: () => string
/** Kind of heading */
export declare const kindOfHeading: () => string
/** Kind of the name */
export declare const kindOfTheName: () => string
/** Kind of title */
export declare const kindOfTitle: () => string
/** Kind of titles */
export declare const kindOfTitles: () => string
/** Label */
export declare const label: () => string
/** Label of the button */
export declare const labelOfTheButton: () => string
/** Label of the button for more */
export declare const labelOfTheButtonForMore: () => string
/** Label of the link to all */
export declare const labelOfTheLinkToAll: () => string
/** Leads to */
export declare const leadsTo: () => string
/** Learn More */
export declare const learnMore: () => string
/** Least height in pixels */
export declare const leastHeightInPixels: () => string
/** Least number or first day */
export declare const leastNumberOrFirstDay: () => string
/** Looks like */
export declare const looksLike: () => string
/** More items come */
export declare const moreItemsCome: () => string
/** More items on demand */
export declare const moreItemsOnDemand: () => string
/** Most characters; 0 for as many as usual */
export declare const mostCharacters: () => string
/** Must be answered */
export declare const mustBeAnswered: () => string
/** {name}, {position} of {total} */
export declare const namedItemAt: (values: { readonly name: string; readonly position: string; readonly total: string }) => string
/** Name, for site builders only */
export declare const nameForBuilders: () => string
/** Next */
export declare const next: () => string
/** There is nothing here yet. */
export declare const nothingHereYet: () => string
/** This could not be loaded. Try again later. */
export declare const notLoaded: () => string
/** Numbers are multiples of */
export declare const numbersAreMultiplesOf: () => string
/** One kind and look for all devices */
export declare const oneKindAndLookForAllDevices: () => string
/** One open at a time */
export declare const oneOpenAtATime: () => string
/** Open at first */
export declare const openAtFirst: () => string
/** {question} (optional) */
export declare const optionalQuestion: (values: { readonly question: string }) => string
/** Or part numbers, with commas between them */
export declare const orPartNumbers: () => string
/** Page frame */
export declare const pageFrame: () => string
/** Page {page} of {pageCount} */
export declare const pageOf: (values: { readonly page: string; readonly pageCount: string }) => string
/** Pages */
export declare const pages: () => string
/** Page '{0}' */
export declare const pageTitleTemplate: () => string
/** Parts */
export declare const parts: () => string
/** Picture */
export declare const picture: () => string
/** Picture with link */
export declare const pictureWithLink: () => string
/** Pixels between cards */
export declare const pixelsBetweenCards: () => string
/** Pixels between items */
export declare const pixelsBetweenItems: () => string
/** Please confirm */
export declare const pleaseConfirm: () => string
/** Position of the box */
export declare const positionOfTheBox: () => string
/** Previous */
export declare const previous: () => string
/** Product card */
export declare const productCard: () => string
/** Shows the product of the Product block around it; in a grid, a slider or a repeated item of products, that of each item. */
export declare const productCardDescription: () => string
/** Product list */
export declare const productList: () => string
/** Products on a page */
export declare const productsOnAPage: () => string
/** Products that an arrow moves by */
export declare const productsThatAnArrowMovesBy: () => string
/** Question */
export declare const question: () => string
/** Questions */
export declare const questions: () => string
/** Questions and answers */
export declare const questionsAndAnswers: () => string
/** Record that the page speaks of */
export declare const recordThatThePageSpeaksOf: () => string
/** Rich text */
export declare const richText: () => string
/** Room above and below in pixels */
export declare const roomAboveAndBelowInPixels: () => string
/** Room at the sides in pixels */
export declare const roomAtTheSidesInPixels: () => string
/** Room between columns */
export declare const roomBetweenColumns: () => string
/** Room between columns in pixels */
export declare const roomBetweenColumnsInPixels: () => string
/** Room between items */
export declare const roomBetweenItems: () => string
/** Saved section */
export declare const savedSection: () => string
/** Blocks that are saved once and shown on many pages. They are changed where the section is edited, for all of these pages. */
export declare const savedSectionDescription: () => string
/** Say when items could not be had */
export declare const sayWhenItemsCouldNotBeHad: () => string
/** Say when there is nothing */
export declare const sayWhenThereIsNothing: () => string
/** Scroll to items when they come */
export declare const scrollToItemsWhenTheyCome: () => string
/** Search engines */
export declare const searchEngines: () => string
/** Seen first when the page opens */
export declare const seenFirstWhenThePageOpens: () => string
/** Send */
export declare const send: () => string
/** Shape */
export declare const shape: () => string
/** Shop Now */
export declare const shopNow: () => string
/** Show a dot for each page */
export declare const showADotForEachPage: () => string
/** Show a dot for each slide */
export declare const showADotForEachSlide: () => string
/** Show arrows */
export declare const showArrows: () => string
/** Show more */
export declare const showMore: () => string
/** Show part numbers */
export declare const showPartNumbers: () => string
/** Show the button */
export declare const showTheButton: () => string
/** Show the picture */
export declare const showThePicture: () => string
/** Show the subtitle */
export declare const showTheSubtitle: () => string
/** Show the title */
export declare const showTheTitle: () => string
/** Show this slide */
export declare const showThisSlide: () => string
/** Size */
export declare const size: () => string
/** Size in pixels */
export declare const sizeInPixels: () => string
/** Sizes made from it */
export declare const sizesMadeFromIt: () => string
/** Slider */
export declare const slider: () => string
/** Slider of blocks */
export declare const sliderOfBlocks: () => string
/** Slides */
export declare const slides: () => string
/** Steps, from the top down */
export declare const stepsFromTheTop: () => string
/** Name, as requests are stored */
export declare const storedName: () => string
/** Struck through */
export declare const struckThrough: () => string
/** Subtitle */
export declare const subtitle: () => string
/** Text */
export declare const text: () => string
/** The button leads to */
export declare const theButtonLeadsTo: () => string
/** The last step is above this page */
export declare const theLastStepIsAboveThisPage: () => string
/** The link to all leads to */
export declare const theLinkToAllLeadsTo: () => string
/** The same from 1024 pixels on */
export declare const theSameFrom1024PixelsOn: () => string
/** The same from 1200 pixels on */
export declare const theSameFrom1200PixelsOn: () => string
/** The same from 768 pixels on */
export declare const theSameFrom768PixelsOn: () => string
/** Tiles */
export declare const tiles: () => string
/** Title */
export declare const title: () => string
/** Title for search engines */
export declare const titleForSearchEngines: () => string
/** Title of a dot */
export declare const titleOfADot: () => string
/** Title of the arrow back; '{0}' is the page it leads to, '{1}' how many there are */
export declare const titleOfArrowBack: () => string
/** Title of the arrow on */
export declare const titleOfTheArrowOn: () => string
/** the title of the page */
export declare const titleOfThePage: () => string
/** Top sellers */
export declare const topSellers: () => string
/** Top Sellers */
export declare const topSellersTitle: () => string
/** Underlined */
export declare const underlined: () => string
/** Use these instead */
export declare const useTheseInstead: () => string
/** Vertical alignment */
export declare const verticalAlignment: () => string
/** What is there */
export declare const whatIsThere: () => string
/** What it asks for */
export declare const whatItAsksFor: () => string
/** What the items are */
export declare const whatTheItemsAre: () => string
/** What the slider is about */
export declare const whatTheSliderIsAbout: () => string
/** What to say then */
export declare const whatToSayThen: () => string
/** When its shape differs */
export declare const whenItsShapeDiffers: () => string
/** Which come first */
export declare const whichComeFirst: () => string
/** Width in percent */
export declare const widthInPercent: () => string
/** Width in pixels */
export declare const widthInPixels: () => string
/** Width in twelfths */
export declare const widthInTwelfths: () => string
