import fastify from 'fastify'
import { expect, test } from 'vitest'
import { ALL_ENDPOINTS } from '@hydrant/contract/endpoints.ts'
import { sampleOf } from '../testing/sample-of.ts'
import { serializeByContract } from './serialization.ts'
import { validateByContract } from './validation.ts'

const app = fastify()
validateByContract(app)
serializeByContract(app)

test.each(ALL_ENDPOINTS.map((endpoint) => ({ id: endpoint.id, endpoint })))(
  '$id: what it takes and answers can be compiled, though that waits for its first call',
  ({ endpoint }) => {
    const { path: url, method } = endpoint
    for (const [httpPart, schema] of [
      ['params', endpoint.params],
      ['querystring', endpoint.query],
      ['body', endpoint.body],
    ] as const) {
      const validate = schema && app.validatorCompiler?.({ schema, httpPart, url, method })
      if (validate) expect(validate(sampleOf(schema, {}))).toBe(true)
    }
    const { 204: _nothingToSay, ...answers } = endpoint.responses
    for (const [httpStatus, schema] of Object.entries(answers)) {
      const answer = sampleOf(schema, {})
      const text = app.serializerCompiler?.({ schema, httpStatus, url, method })(answer) ?? ''
      expect(JSON.parse(text)).toEqual(answer)
    }
  },
)

test('what a schema refuses is told with the field and the reason', () => {
  const schema = { type: 'object', properties: { quantity: { type: 'string' } }, required: ['quantity'] }
  const validate = app.validatorCompiler?.({ schema, httpPart: 'body', url: '/', method: 'POST' })
  expect(validate?.({ quantity: 3 })).toMatchObject({
    error: [{ instancePath: '/quantity', message: 'must be string' }],
  })
  expect(validate?.({ quantity: '3' })).toBe(true)
})
