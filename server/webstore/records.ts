import type { RecordChanges } from '@hydrant/contract/records/definition.ts'
import { organization } from '@hydrant/contract/records/organization.ts'
import { webStore } from '@hydrant/contract/records/web-store.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { toOrganizationId } from '@hydrant/kernel/identity/organization-id.ts'
import { type AnyColumn, sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import { DEFAULT_SHIPPING_DAYS } from './shipping-calendar.ts'
import { type BillingChanges, changeWebstore, type IdentityChanges } from './writing/service.ts'

/** The objects of this area in the record API. */
export const WEBSTORE_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(webStore, {
    table: webstore,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.name,
      Type: sql`'B2B'::text`,
      Country: table.country,
      DefaultCurrency: table.defaultCurrency,
      SupportedCurrencies: sql`array_to_string(${table.supportedCurrencies}, ';')`,
      DefaultLanguage: sql`coalesce(${table.settings} ->> 'defaultLanguage', 'en_US')`,
      SupportedLanguages: sql`coalesce(${readList(table.settings, 'supportedLanguages')}, 'en_US')`,
      ShippingCountries__c: sql`array_to_string(${table.shippingCountries}, ';')`,
      DefaultTaxLocaleType: table.taxType,
      PricingStrategy: table.pricingStrategy,
      OptionsGuestBrowsingEnabled: table.guestBrowsingEnabled,
      OptionsGuestCartEnabled: table.guestCartEnabled,
      OptionsGuestCheckoutEnabled: table.guestCheckoutEnabled,
      OptionsSplitShipmentEnabled: readSwitch(table.settings, 'splitShipmentEnabled', false),
      GuestMaximumQuantity__c: sql`${table.guestMaximumQuantity}::numeric`,
      ReservationSeconds__c: table.reservationSeconds,
      IsGiftingEnabled__c: readSwitch(table.settings, 'isGiftingEnabled', false),
      IsGiftMessageEnabled__c: readSwitch(table.settings, 'isGiftMessageEnabled', false),
      IsGiftWrapEnabled__c: readSwitch(table.settings, 'isGiftWrapEnabled', false),
      IsSelfRegistrationEnabled__c: readSwitch(table.settings, 'selfRegistrationEnabled', false),
      NeedsRegistrationApproval__c: readSwitch(table.settings, 'registrationNeedsApproval', false),
      IsStaffSecondFactorDemanded__c: readSwitch(table.settings, 'staffSecondFactorDemanded', false),
      AreRecommendationsEnabled__c: readSwitch(table.settings, 'recommendationsEnabled', true),
      IsActivityTrackingEnabled__c: readSwitch(table.settings, 'activityTrackingEnabled', true),
      SkipsContactValidation__c: readSwitch(table.settings, 'skipPhoneNumberValidationEnabled', false),
      RequiresOrderApproval__c: readSwitch(table.settings, 'orderApprovalEnabled', false),
      ShippingDays__c: sql`coalesce(${readList(table.settings, 'shippingDays')}, ${sql.raw(`'${DEFAULT_SHIPPING_DAYS.join(';')}'`)})`,
      ShippingCutOff__c: sql`${table.settings} ->> 'shippingCutOff'`,
      ShippingHolidays__c: readList(table.settings, 'shippingHolidays'),
      ShowsStockByLocation__c: readSwitch(table.settings, 'showsStockByLocation', false),
      TimeZone__c: sql`coalesce(${table.settings} ->> 'timeZone', 'UTC')`,
      RegistrationBuyerGroup__c: sql`${table.settings} ->> 'registrationBuyerGroup'`,
      InventoryLocationGroupId__c: table.inventoryLocationGroupId,
      CardGateway__c: sql`${table.settings} #>> '{payments,cardGateway}'`,
      TakesPurchaseOrders__c: sql`coalesce(${table.settings} #> '{payments,purchaseOrders}' <> 'false'::jsonb, true)`,
      LogoId__c: readIdentity(table.settings, 'logoId'),
      LogoAlternateText__c: readIdentity(table.settings, 'logoAlternateText'),
      ContactAddress__c: readIdentity(table.settings, 'address'),
      ContactEmail__c: readIdentity(table.settings, 'email'),
      ContactPhone__c: readIdentity(table.settings, 'phone'),
      MailSenderName__c: readIdentity(table.settings, 'mailSenderName'),
      MailSenderAddress__c: readIdentity(table.settings, 'mailSenderAddress'),
      TermsUrl__c: readIdentity(table.settings, 'termsUrl'),
      PrivacyUrl__c: readIdentity(table.settings, 'privacyUrl'),
      LegalNoticeUrl__c: readIdentity(table.settings, 'legalNoticeUrl'),
      InvoiceSellerName__c: readSeller(table.settings, 'name'),
      InvoiceSellerStreet__c: readSeller(table.settings, 'street'),
      InvoiceSellerCity__c: readSeller(table.settings, 'city'),
      InvoiceSellerState__c: readSeller(table.settings, 'region'),
      InvoiceSellerPostalCode__c: readSeller(table.settings, 'postalCode'),
      InvoiceSellerCountry__c: readSeller(table.settings, 'country'),
      InvoiceSellerTaxNumber__c: readSeller(table.settings, 'taxNumber'),
      InvoicePrefix__c: sql`${table.settings} #>> '{billing,invoicePrefix}'`,
      CreditMemoPrefix__c: sql`${table.settings} #>> '{billing,creditMemoPrefix}'`,
      PaymentTermDays__c: sql`case when jsonb_typeof(${table.settings} #> '{billing,paymentTermDays}') = 'number' then (${table.settings} #>> '{billing,paymentTermDays}')::numeric end`,
    }),
    update: (tx, id, changes) =>
      changeWebstore(tx, id, {
        identity: toIdentityChanges(changes),
        name: changes.Name,
        country: changes.Country,
        shippingCountries: changes.ShippingCountries__c?.split(';'),
        supportedCurrencies: changes.SupportedCurrencies?.split(';'),
        defaultLanguage: changes.DefaultLanguage,
        supportedLanguages: changes.SupportedLanguages?.split(';'),
        billing: toBillingChanges(changes),
        taxType: toTaxType(changes.DefaultTaxLocaleType),
        pricingStrategy: toPricingStrategy(changes.PricingStrategy),
        guestBrowsingEnabled: changes.OptionsGuestBrowsingEnabled,
        guestCartEnabled: changes.OptionsGuestCartEnabled,
        guestCheckoutEnabled: changes.OptionsGuestCheckoutEnabled,
        guestMaximumQuantity: changes.GuestMaximumQuantity__c,
        reservationSeconds: changes.ReservationSeconds__c,
        takesPurchaseOrders: changes.TakesPurchaseOrders__c,
        timeZone: changes.TimeZone__c,
        shipping: {
          shippingDays: toList(changes.ShippingDays__c),
          shippingCutOff: changes.ShippingCutOff__c,
          shippingHolidays: toList(changes.ShippingHolidays__c),
        },
        registrationBuyerGroup: changes.RegistrationBuyerGroup__c,
        inventoryLocationGroupId: changes.InventoryLocationGroupId__c,
        switches: {
          splitShipmentEnabled: changes.OptionsSplitShipmentEnabled,
          isGiftingEnabled: changes.IsGiftingEnabled__c,
          isGiftMessageEnabled: changes.IsGiftMessageEnabled__c,
          isGiftWrapEnabled: changes.IsGiftWrapEnabled__c,
          selfRegistrationEnabled: changes.IsSelfRegistrationEnabled__c,
          registrationNeedsApproval: changes.NeedsRegistrationApproval__c,
          staffSecondFactorDemanded: changes.IsStaffSecondFactorDemanded__c,
          recommendationsEnabled: changes.AreRecommendationsEnabled__c,
          activityTrackingEnabled: changes.IsActivityTrackingEnabled__c,
          orderApprovalEnabled: changes.RequiresOrderApproval__c,
          skipPhoneNumberValidationEnabled: changes.SkipsContactValidation__c,
          showsStockByLocation: changes.ShowsStockByLocation__c,
        },
      }),
  }),
  defineStoredObject(organization, {
    table: webstore,
    columns: (table, context) => ({
      ...toSystemColumns(table),
      Id: sql`${toOrganizationId(context.webstore.id)}::text`,
      Name: table.name,
      InstanceName: sql`null::text`,
      IsSandbox: sql`false`,
      NamespacePrefix: sql`null::text`,
      OrganizationType: sql`null::text`,
      TrialExpirationDate: sql`null::timestamptz`,
    }),
  }),
]

/** A list of texts in the settings as one text; null where there is none. */
function readList(settings: AnyColumn, name: string) {
  const value = sql`${settings} -> ${sql.raw(`'${name}'`)}`
  return sql`(select string_agg(entry, ';') from jsonb_array_elements_text(case when jsonb_typeof(${value}) = 'array' then ${value} end) as entry)`
}

function toList(text: string | null | undefined): string[] | null | undefined {
  return typeof text === 'string' ? text.split(';') : text
}

/** A value of the seller on invoices, by its name in the settings. */
function readSeller(settings: AnyColumn, name: string) {
  return sql`${settings} #>> ${sql.raw(`'{billing,seller,${name}}'`)}`
}

/** A value of the shop's identity, by its name in the settings. */
function readIdentity(settings: AnyColumn, name: keyof IdentityChanges) {
  return sql`${settings} #>> ${sql.raw(`'{identity,${name}}'`)}`
}

function toIdentityChanges(changes: RecordChanges<typeof webStore>): IdentityChanges {
  return {
    logoId: changes.LogoId__c,
    logoAlternateText: changes.LogoAlternateText__c,
    address: changes.ContactAddress__c,
    email: changes.ContactEmail__c,
    phone: changes.ContactPhone__c,
    mailSenderName: changes.MailSenderName__c,
    mailSenderAddress: changes.MailSenderAddress__c,
    termsUrl: changes.TermsUrl__c,
    privacyUrl: changes.PrivacyUrl__c,
    legalNoticeUrl: changes.LegalNoticeUrl__c,
  }
}

function toBillingChanges(changes: RecordChanges<typeof webStore>): BillingChanges {
  return {
    seller: {
      name: changes.InvoiceSellerName__c,
      street: changes.InvoiceSellerStreet__c,
      city: changes.InvoiceSellerCity__c,
      region: changes.InvoiceSellerState__c,
      postalCode: changes.InvoiceSellerPostalCode__c,
      country: changes.InvoiceSellerCountry__c,
      taxNumber: changes.InvoiceSellerTaxNumber__c,
    },
    invoicePrefix: changes.InvoicePrefix__c,
    creditMemoPrefix: changes.CreditMemoPrefix__c,
    paymentTermDays: changes.PaymentTermDays__c,
  }
}

/** A switch of the settings as the shop reads it: with a value of its own only where it has the other one. */
function readSwitch(settings: AnyColumn, name: string, isOnByDefault: boolean) {
  const other = sql.raw(`'${String(!isOnByDefault)}'::jsonb`)
  const value = sql`${settings} -> ${sql.raw(`'${name}'`)}`
  return isOnByDefault ? sql`coalesce(${value} <> ${other}, true)` : sql`coalesce(${value} = ${other}, false)`
}

function toTaxType(text: string | undefined): 'Net' | 'Gross' | 'Automatic' | undefined {
  return text === 'Net' || text === 'Gross' || text === 'Automatic' ? text : undefined
}

function toPricingStrategy(text: string | undefined): 'LowestPrice' | 'Priority' | undefined {
  return text === 'LowestPrice' || text === 'Priority' ? text : undefined
}
