// Runs in the folder where Medusa is installed, by `medusa exec`: fills an empty database with a region, a way of
// delivery, stock and the products of PRODUCTS_FILE; writes what requests need to CONTEXT_FILE.
import { readFile, writeFile } from 'node:fs/promises'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  createApiKeysWorkflow,
  createInventoryLevelsWorkflow,
  createProductsWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from '@medusajs/medusa/core-flows'

const BATCH = 100

export default async function seed({ container }) {
  const run = async (workflow, input) => (await workflow(container).run({ input })).result
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const fulfillment = container.resolve(Modules.FULFILLMENT)

  const [channel] = await run(createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'Shop' }] })
  const [key] = await run(createApiKeysWorkflow, { api_keys: [{ title: 'Shop', type: 'publishable', created_by: '' }] })
  await run(linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] })
  const [region] = await run(createRegionsWorkflow, {
    regions: [{ name: 'Europe', currency_code: 'eur', countries: ['at'], payment_providers: ['pp_system_default'] }],
  })
  await run(createTaxRegionsWorkflow, [
    {
      country_code: 'at',
      provider_id: 'tp_system',
      default_tax_rate: { name: 'Standard', code: 'standard', rate: 20 },
    },
  ])
  const [location] = await run(createStockLocationsWorkflow, {
    locations: [{ name: 'Warehouse', address: { city: 'Graz', country_code: 'AT', address_1: '1 Road' } }],
  })
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' },
  })
  await run(linkSalesChannelsToStockLocationWorkflow, { id: location.id, add: [channel.id] })
  const [profile] = await run(createShippingProfilesWorkflow, { data: [{ name: 'Default', type: 'default' }] })
  const set = await fulfillment.createFulfillmentSets({
    name: 'Delivery',
    type: 'shipping',
    service_zones: [{ name: 'Europe', geo_zones: [{ country_code: 'at', type: 'country' }] }],
  })
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  })
  const [shippingOption] = await run(createShippingOptionsWorkflow, [
    {
      name: 'Standard Shipping',
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: 'Standard', description: 'In days.', code: 'standard' },
      prices: [{ currency_code: 'eur', amount: 5 }],
      rules: [],
    },
  ])

  const products = JSON.parse(await readFile(process.env.PRODUCTS_FILE, 'utf8'))
  const created = []
  for (let start = 0; start < products.length; start += BATCH) {
    const batch = await run(createProductsWorkflow, {
      products: products.slice(start, start + BATCH).map(({ name, sku, description, price }) => ({
        title: name,
        handle: sku.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
        description,
        status: 'published',
        shipping_profile_id: profile.id,
        sales_channels: [{ id: channel.id }],
        options: [{ title: 'Kind', values: ['Only'] }],
        variants: [
          { title: name, sku, options: { Kind: 'Only' }, prices: [{ amount: price / 100, currency_code: 'eur' }] },
        ],
      })),
    })
    created.push(...batch.map(({ id, variants }) => ({ id, variantId: variants[0].id })))
  }
  const { data: items } = await query.graph({ entity: 'inventory_item', fields: ['id'] })
  for (let start = 0; start < items.length; start += BATCH)
    await run(createInventoryLevelsWorkflow, {
      inventory_levels: items
        .slice(start, start + BATCH)
        .map(({ id }) => ({ location_id: location.id, stocked_quantity: 100_000_000, inventory_item_id: id })),
    })
  await writeFile(
    process.env.CONTEXT_FILE,
    JSON.stringify({ key: key.token, regionId: region.id, shippingOptionId: shippingOption.id, products: created }),
  )
}
