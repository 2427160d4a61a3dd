import * as messages from '@hydrant/messages/compiled/back-office/settings.js'

/** A setting of the shop: a field of the record `WebStore`, and a sentence on what it means. */
export interface Setting {
  readonly name: string
  readonly meaning: string
}

/** Settings that belong together. */
export interface SettingGroup {
  /** The anchor of the group on the page. */
  readonly id: string
  readonly title: string
  readonly settings: readonly Setting[]
}

/** Lists all settings of the shop in the order of the page. */
export function listSettingGroups(): readonly SettingGroup[] {
  return GROUPS.map(({ id, title, meanings }) => ({
    id,
    title: title(),
    settings: Object.entries(meanings).map(([name, meaning]) => ({ name, meaning: meaning() })),
  }))
}

const GROUPS = [
  {
    id: 'shop',
    title: messages.shop,
    meanings: {
      Name: messages.meaningOfName,
      Country: messages.meaningOfCountry,
      DefaultLanguage: messages.meaningOfDefaultLanguage,
      SupportedLanguages: messages.meaningOfLanguages,
      TimeZone__c: messages.meaningOfTimeZone,
    },
  },
  {
    id: 'identity',
    title: messages.identity,
    meanings: {
      LogoId__c: messages.meaningOfLogo,
      LogoAlternateText__c: messages.meaningOfLogoAlternateText,
      ContactAddress__c: messages.meaningOfContactAddress,
      ContactEmail__c: messages.meaningOfContactEmail,
      ContactPhone__c: messages.meaningOfContactPhone,
      MailSenderName__c: messages.meaningOfMailSenderName,
      MailSenderAddress__c: messages.meaningOfMailSenderAddress,
      TermsUrl__c: messages.meaningOfTerms,
      PrivacyUrl__c: messages.meaningOfPrivacy,
      LegalNoticeUrl__c: messages.meaningOfLegalNotice,
    },
  },
  {
    id: 'guests',
    title: messages.guests,
    meanings: {
      OptionsGuestBrowsingEnabled: messages.meaningOfGuestBrowsing,
      OptionsGuestCartEnabled: messages.meaningOfGuestCart,
      OptionsGuestCheckoutEnabled: messages.meaningOfGuestCheckout,
      GuestMaximumQuantity__c: messages.meaningOfGuestQuantity,
    },
  },
  {
    id: 'registration',
    title: messages.registration,
    meanings: {
      IsSelfRegistrationEnabled__c: messages.meaningOfRegistration,
      NeedsRegistrationApproval__c: messages.meaningOfRegistrationApproval,
      RegistrationBuyerGroup__c: messages.meaningOfRegistrationGroup,
    },
  },
  {
    id: 'prices',
    title: messages.pricesAndTaxes,
    meanings: {
      SupportedCurrencies: messages.meaningOfCurrencies,
      PricingStrategy: messages.meaningOfPricingStrategy,
      DefaultTaxLocaleType: messages.meaningOfTaxType,
    },
  },
  {
    id: 'orders',
    title: messages.orders,
    meanings: {
      TakesPurchaseOrders__c: messages.meaningOfPurchaseOrders,
      RequiresOrderApproval__c: messages.meaningOfOrderApproval,
      SkipsContactValidation__c: messages.meaningOfContactValidation,
    },
  },
  {
    id: 'delivery',
    title: messages.delivery,
    meanings: {
      ShippingCountries__c: messages.meaningOfShippingCountries,
      ShippingDays__c: messages.meaningOfShippingDays,
      ShippingCutOff__c: messages.meaningOfShippingCutOff,
      ShippingHolidays__c: messages.meaningOfShippingHolidays,
      OptionsSplitShipmentEnabled: messages.meaningOfSplitShipment,
      IsGiftingEnabled__c: messages.meaningOfGifting,
      IsGiftMessageEnabled__c: messages.meaningOfGiftMessage,
      IsGiftWrapEnabled__c: messages.meaningOfGiftWrap,
    },
  },
  {
    id: 'stock',
    title: messages.stock,
    meanings: {
      InventoryLocationGroupId__c: messages.meaningOfLocationGroup,
      ShowsStockByLocation__c: messages.meaningOfStockByLocation,
      ReservationSeconds__c: messages.meaningOfReservation,
    },
  },
  {
    id: 'invoices',
    title: messages.invoices,
    meanings: {
      InvoiceSellerName__c: messages.meaningOfSellerName,
      InvoiceSellerStreet__c: messages.meaningOfSellerStreet,
      InvoiceSellerCity__c: messages.meaningOfSellerCity,
      InvoiceSellerState__c: messages.meaningOfSellerState,
      InvoiceSellerPostalCode__c: messages.meaningOfSellerPostalCode,
      InvoiceSellerCountry__c: messages.meaningOfSellerCountry,
      InvoiceSellerTaxNumber__c: messages.meaningOfSellerTaxNumber,
      InvoicePrefix__c: messages.meaningOfInvoicePrefix,
      CreditMemoPrefix__c: messages.meaningOfCreditMemoPrefix,
      PaymentTermDays__c: messages.meaningOfPaymentTerm,
    },
  },
  {
    id: 'recommendations',
    title: messages.recommendations,
    meanings: {
      AreRecommendationsEnabled__c: messages.meaningOfRecommendations,
      IsActivityTrackingEnabled__c: messages.meaningOfActivityTracking,
    },
  },
  {
    id: 'security',
    title: messages.security,
    meanings: { IsStaffSecondFactorDemanded__c: messages.meaningOfSecondFactor },
  },
] as const
