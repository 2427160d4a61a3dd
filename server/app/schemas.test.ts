import fastify from 'fastify'
import { expect, test } from 'vitest'
import { ALL_ENDPOINTS } from '@hydrant/contract/endpoints.ts'
import { createSampleValue } from '../testing/sample-value.ts'
import { setContractSerializer } from './serialization.ts'
import { setContractValidator } from './validation.ts'

const app = fastify()
setContractValidator(app)
setContractSerializer(app)

test.each(ALL_ENDPOINTS.map((endpoint) => ({ id: endpoint.id, endpoint })))(
  '$id: its schemas can be compiled, which happens at its first request',
  ({ endpoint }) => {
    const { path: url, method } = endpoint
    for (const [httpPart, schema] of [
      ['params', endpoint.params],
      ['querystring', endpoint.query],
      ['body', endpoint.body],
    ] as const) {
      const validate = schema && app.validatorCompiler?.({ schema, httpPart, url, method })
      if (validate) expect(validate(createSampleValue(schema, {}))).toBe(true)
    }
    const { 204: _nothingToSay, ...bodySchemas } = endpoint.responses
    for (const [httpStatus, schema] of Object.entries(bodySchemas)) {
      const sample = createSampleValue(schema, {})
      const text = app.serializerCompiler?.({ schema, httpStatus, url, method })(sample) ?? ''
      expect(JSON.parse(text)).toEqual(sample)
    }
  },
)

test('a validation error contains the field and the reason', () => {
  const schema = { type: 'object', properties: { quantity: { type: 'string' } }, required: ['quantity'] }
  const validate = app.validatorCompiler?.({ schema, httpPart: 'body', url: '/', method: 'POST' })
  expect(validate?.({ quantity: 3 })).toMatchObject({
    error: [{ instancePath: '/quantity', message: 'must be string' }],
  })
  expect(validate?.({ quantity: '3' })).toBe(true)
})
