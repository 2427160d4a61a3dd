// Compiled by `npm run messages`: change the catalogue, not this file.
/** Delivery and gifts */
export declare const delivery: () => string
/** Delivery methods */
export declare const deliveryMethods: () => string
/** Events */
export declare const events: () => string
/** Guests */
export declare const guests: () => string
/** History */
export declare const history: () => string
/** Identity */
export declare const identity: () => string
/** Invoices */
export declare const invoices: () => string
/** Locations */
export declare const locations: () => string
/** Mails */
export declare const mails: () => string
/** Viewed products are stored, which recommendations are made from. Needs recommendations. */
export declare const meaningOfActivityTracking: () => string
/** The postal address of the shop in lines, under every mail, and in the footer while that names no contact. */
export declare const meaningOfContactAddress: () => string
/** Where buyers can write to: under every mail, to search engines, and in the footer while that names no contact. */
export declare const meaningOfContactEmail: () => string
/** Where buyers can call: under every mail, to search engines, and in the footer while that names no contact. */
export declare const meaningOfContactPhone: () => string
/** Phone numbers and email addresses are taken as they are typed. */
export declare const meaningOfContactValidation: () => string
/** The country of the store, as a code of two letters such as US. */
export declare const meaningOfCountry: () => string
/** What numbers of new credit memos begin with; CM- when it is empty. */
export declare const meaningOfCreditMemoPrefix: () => string
/** Codes of the currencies that the shop sells in, such as USD;CAD. The default currency is one of them. A product without a price in a currency cannot be bought in it. */
export declare const meaningOfCurrencies: () => string
/** The language of pages without a language in their URL, such as en_US. Names and descriptions of products are written in it. */
export declare const meaningOfDefaultLanguage: () => string
/** How orders can be delivered, and what that costs. */
export declare const meaningOfDeliveryMethods: () => string
/** What other systems are told, and what they did not take. */
export declare const meaningOfEvents: () => string
/** Gifts can have a message. Needs gifts. */
export declare const meaningOfGiftMessage: () => string
/** Gifts can be wrapped. Needs gifts. */
export declare const meaningOfGiftWrap: () => string
/** Items can be marked as gifts. */
export declare const meaningOfGifting: () => string
/** Guests see pages and catalogue. Off, they see only the sign-in page. */
export declare const meaningOfGuestBrowsing: () => string
/** Guests can have a cart. They can add products only while they may see the catalogue. */
export declare const meaningOfGuestCart: () => string
/** Guests can order, and pay by card. */
export declare const meaningOfGuestCheckout: () => string
/** How much of one product a guest can have in the cart. */
export declare const meaningOfGuestQuantity: () => string
/** Who changed what, and when. */
export declare const meaningOfHistory: () => string
/** What numbers of new invoices begin with; INV- when it is empty. */
export declare const meaningOfInvoicePrefix: () => string
/** The languages that visitors can choose, such as en_US;es_US;fr_CA;de. There are texts in English, Spanish, French and German; the region decides how numbers and dates are written. The default language is one of them. */
export declare const meaningOfLanguages: () => string
/** The path of a page such as /legal-notice, or an address elsewhere. It is linked in the footer and in mails. */
export declare const meaningOfLegalNotice: () => string
/** The locations whose stock counts. Without a group, all do. */
export declare const meaningOfLocationGroup: () => string
/** Where stock is. */
export declare const meaningOfLocations: () => string
/** An image of the media library, shown in the header, as the icon of the window and to search engines. Empty, the header shows the name of the shop. */
export declare const meaningOfLogo: () => string
/** What people hear who do not see the logo. Empty, it is the name of the shop. */
export declare const meaningOfLogoAlternateText: () => string
/** The address that mails are sent from. The mail server must accept it. Empty, it is the one that the operator has set. */
export declare const meaningOfMailSenderAddress: () => string
/** In whose name mails are sent. Empty, it is the name that the operator has set, or the name of the shop. */
export declare const meaningOfMailSenderName: () => string
/** What was mailed to whom, and what could not be. */
export declare const meaningOfMails: () => string
/** The name of the shop: on pages, in their titles, in mails and in what search engines read. */
export declare const meaningOfName: () => string
/** Staff approve each order before it can be sent. Orders that were placed before are not affected. */
export declare const meaningOfOrderApproval: () => string
/** What acts as you: let programs in with a client id and a secret, and end sessions. */
export declare const meaningOfOwnPrograms: () => string
/** In how many days purchase orders are to be paid, at most 365. Empty, invoices name no date. */
export declare const meaningOfPaymentTerm: () => string
/** Which of the price books that apply to a buyer counts: the lowest price, or the book with the smallest priority number. */
export declare const meaningOfPricingStrategy: () => string
/** The path of a page such as /privacy, or an address elsewhere. It is linked in the footer and in mails. */
export declare const meaningOfPrivacy: () => string
/** Every program that acts as somebody, until when, and from where: end it, or create a token for another one. */
export declare const meaningOfPrograms: () => string
/** Signed-in buyers can pay by purchase order. */
export declare const meaningOfPurchaseOrders: () => string
/** Product pages recommend others. */
export declare const meaningOfRecommendations: () => string
/** Visitors can register as buyers, ten an hour from one network address. */
export declare const meaningOfRegistration: () => string
/** A registration is a request of a company, which staff approve or refuse under Registrations. */
export declare const meaningOfRegistrationApproval: () => string
/** The name of the buyer group of those who register; it decides what they see and pay. Empty, they are in the groups of guests. */
export declare const meaningOfRegistrationGroup: () => string
/** How many seconds stock stays reserved for a cart that is being checked out. 14400 are four hours. */
export declare const meaningOfReservation: () => string
/** Staff sign in with a code from an authenticator app. Those who have none can do nothing before they have set it up. */
export declare const meaningOfSecondFactor: () => string
/** The town of the seller. */
export declare const meaningOfSellerCity: () => string
/** The country of the seller, as a code of two letters. Empty, it is that of the store. */
export declare const meaningOfSellerCountry: () => string
/** Who sells, as invoices and credit memos say it. Empty, it is the name of the shop. */
export declare const meaningOfSellerName: () => string
/** The postal code of the seller. */
export declare const meaningOfSellerPostalCode: () => string
/** The state of the seller. */
export declare const meaningOfSellerState: () => string
/** The street of the seller. */
export declare const meaningOfSellerStreet: () => string
/** The tax number of the seller, such as a VAT id. */
export declare const meaningOfSellerTaxNumber: () => string
/** Codes of the countries that the store delivers to, such as US;CA. */
export declare const meaningOfShippingCountries: () => string
/** The time of day, such as 15:00 in the time zone of the store, from which an order counts as one of the next day. Empty, there is none. */
export declare const meaningOfShippingCutOff: () => string
/** The weekdays on which orders are sent, such as Mon;Tue;Wed;Thu;Fri. Arrival dates count on these days. */
export declare const meaningOfShippingDays: () => string
/** Days on which nothing is sent, such as 2027-12-25;2028-01-01. */
export declare const meaningOfShippingHolidays: () => string
/** What is around every page: notices, links, contact, legal texts, and the colours of the banner. */
export declare const meaningOfSiteTexts: () => string
/** A cart can be delivered to several addresses. */
export declare const meaningOfSplitShipment: () => string
/** Who may do what, by permission sets. */
export declare const meaningOfStaff: () => string
/** The pages of products show how much there is at each location, with its name. */
export declare const meaningOfStockByLocation: () => string
/** The rates by country, state and kind of product. */
export declare const meaningOfTaxRates: () => string
/** Net: taxes are added to prices. Gross: prices contain them. Automatic: it depends on the country that is delivered to. */
export declare const meaningOfTaxType: () => string
/** The path of a page such as /terms, or an address elsewhere. It is linked in the footer and in mails. */
export declare const meaningOfTerms: () => string
/** The time zone in which the days of the sales on the home page begin, and in which the cut-off of orders is, such as America/New_York. Empty, it is UTC. */
export declare const meaningOfTimeZone: () => string
/** None */
export declare const noValue: () => string
/** On this page */
export declare const onThisPage: () => string
/** Orders and payment */
export declare const orders: () => string
/** Your own programs and sessions */
export declare const ownPrograms: () => string
/** Prices and taxes */
export declare const pricesAndTaxes: () => string
/** Programs and tokens */
export declare const programs: () => string
/** Recommendations */
export declare const recommendations: () => string
/** Registration */
export declare const registration: () => string
/** Save */
export declare const save: () => string
/** Security of staff */
export declare const security: () => string
/** Settings */
export declare const settings: () => string
/** The shop */
export declare const shop: () => string
/** Header, footer and cookie banner */
export declare const siteTexts: () => string
/** Staff */
export declare const staff: () => string
/** Stock */
export declare const stock: () => string
/** Taxes */
export declare const taxRates: () => string
