import fastify from 'fastify'
import { expect, test } from 'vitest'
import { PROGRAM_ROUTES } from '@hydrant/contract/program-routes.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { currentWorkload } from '@hydrant/database/connection/workload.ts'
import { registerWorkloadHook } from './register-workloads.ts'

test.each([
  ['GET', ROUTES.getProduct.path, true],
  ['HEAD', ROUTES.getProduct.path, true],
  ['POST', ROUTES.getProduct.path, false],
  ['GET', ROUTES.getCart.path, false],
  ['GET', '/readyz', false],
  ['GET', '/admin/orders', false],
] as const)('%s %s: may use a replica: %s [RUN-25]', async (method, path, expected) => {
  const app = fastify()
  registerWorkloadHook(app)
  let mayUseReplica: boolean | undefined
  app.route({
    method,
    url: path,
    exposeHeadRoute: false,
    handler: async () => {
      ;({ mayUseReplica } = currentWorkload())
      return ''
    },
  })
  await app.inject({ method, url: path })
  expect(mayUseReplica).toBe(expected)
})

test('different resources have workloads of their own, also outside of web stores [RUN-04]', async () => {
  const app = fastify()
  registerWorkloadHook(app)
  const routes = [
    ROUTES.getProduct,
    ROUTES.getCart,
    ROUTES.getPage,
    ROUTES.signIn,
    PROGRAM_ROUTES.continueQuery,
    PROGRAM_ROUTES.createRecord,
  ]
  for (const { path } of routes)
    app.get(path.replace(':apiVersion', String.raw`:apiVersion(^v\d+\.0$)`), async () => currentWorkload().name)
  const names = await Promise.all(
    routes.map(async ({ path }) => (await app.inject({ url: path.replace(':apiVersion', 'v65.0') })).body),
  )
  expect(names).toEqual(['products', 'carts', 'connect/sites', 'services/apexrest/auth', 'records', 'records'])
})
