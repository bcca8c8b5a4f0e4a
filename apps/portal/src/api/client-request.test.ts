import { defineEndpoint } from '@producer-portal/domain/endpoint'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { prepareRequest } from './client.js'

const detail = defineEndpoint({
  name: 'getDetail',
  method: 'GET',
  path: '/contracts/{coCode}/{contractNo}',
  subject: 'cases',
  summary: 'One contract.',
  params: v.object({ coCode: v.string(), contractNo: v.string() }),
  query: v.object({ type: v.optional(v.string()) }),
  answer: v.unknown(),
})
const comment = defineEndpoint({
  name: 'sendComment',
  method: 'POST',
  path: '/comment',
  subject: 'requirements',
  summary: 'A comment with files.',
  body: v.object({ comment: v.string(), note: v.optional(v.string()) }),
  requestType: 'multipart',
  files: 'document',
  answer: v.unknown(),
})
const save = defineEndpoint({
  name: 'save',
  method: 'POST',
  path: '/save',
  subject: 'profile',
  summary: 'A save.',
  body: v.object({ name: v.string() }),
  answer: v.unknown(),
})
const getHeaders = (init: RequestInit) => new Headers(init.headers)

test('fills and encodes path and query under the API root', () => {
  const params = { coCode: 'A/1', contractNo: '000 1' }
  expect(prepareRequest(detail, { params, query: { type: 'not placed' } }, undefined).url).toBe(
    '/api/contracts/A%2F1/000%201?type=not%20placed',
  )
  expect(prepareRequest(detail, { params, query: {} }, undefined).url).toBe('/api/contracts/A%2F1/000%201')
})

test('a missing path value is refused before anything is sent', () => {
  expect(() => prepareRequest(detail, { params: { coCode: '1' } }, undefined)).toThrow('contractNo')
})

test('sends credentials, and the bearer where there is one', () => {
  const params = { coCode: '1', contractNo: '2' }
  const signedIn = prepareRequest(detail, { params }, 'token').init
  expect(signedIn.credentials).toBe('include')
  expect(getHeaders(signedIn).get('Authorization')).toBe('Bearer token')
  expect(getHeaders(prepareRequest(detail, { params }, undefined).init).has('Authorization')).toBe(false)
})

test('sends a JSON body as JSON', () => {
  const { init } = prepareRequest(save, { body: { name: 'Elena' } }, undefined)
  expect(getHeaders(init).get('Content-Type')).toBe('application/json')
  expect(init.body).toBe('{"name":"Elena"}')
})

test('sends files under the declared field beside the text fields, and leaves the content type to the browser', () => {
  const file = new File(['%PDF'], 'aps.pdf', { type: 'application/pdf' })
  const { init } = prepareRequest(
    comment,
    { body: { comment: 'Sent', note: undefined }, files: [file, file] },
    undefined,
  )
  expect(getHeaders(init).has('Content-Type')).toBe(false)
  const form = init.body as FormData
  expect(form.get('comment')).toBe('Sent')
  expect(form.has('note')).toBe(false)
  expect(form.getAll('document').map((part) => (part as File).name)).toEqual(['aps.pdf', 'aps.pdf'])
})
