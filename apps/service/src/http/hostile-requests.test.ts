import { describe, expect, test } from 'vitest'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()
const token = await service.tokenOf('rivera')

const json = { 'content-type': 'application/json' }
const login = '/api/auth/login'
const deep = `${'['.repeat(1000)}${']'.repeat(1000)}`
const invalidUtf8 = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])

describe('an address', () => {
  test.each([
    ['that is not there', '/api/nothing', 404],
    ['of the API itself', '/api', 404],
    ['below a known one', '/api/profile/more/than/that', 404],
    ['with a slash at the end', '/api/profile/', 200],
    ['with two slashes', '/api//profile', 404],
    ['in capitals', '/api/PROFILE', 404],
    ['with a NUL', '/api/search/%00', 400],
    ['with a line break', '/api/search/a%0d%0ab', 400],
    ['with a broken percent sign', '/api/search/%', 400],
    ['with bytes that are no UTF-8', '/api/search/%ff', 400],
    ['with a broken percent sign in the query', '/api/contracts?type=%zz', 400],
    ['with a NUL in the query', '/api/contracts?type=pending&number=%00', 400],
    ['with a disguised start and a broken path', '/%61pi/search/%', 400],
    ['with a disguised start and a broken query', '/%61pi/contracts?type=%zz', 400],
    ['that is far too long', `/api/search/${'a'.repeat(5000)}`, 414],
    ['that climbs out', '/api/../../../etc/passwd', 404],
    ['that climbs out in disguise', '/api/%2e%2e/%2e%2e/etc/passwd', 404],
    ['with a query parameter twice', '/api/contracts?type=pending&type=issued', 400],
    ['without a query parameter that it needs', '/api/contracts', 422],
    ['with a value that there is not', '/api/contracts?type=other', 422],
    ['named like a part of every object', '/api/__proto__', 404],
  ])('%s: %s', async (_, path, status) => {
    const received = await service.call(path, { token })
    expect(received.status).toBe(status)
    expect(received.headers.get('content-type')).toMatch(/^application\/json/)
  })
})

describe('a method', () => {
  test.each([
    ['DELETE', '/api/profile', 405, 'GET, HEAD, OPTIONS'],
    ['PUT', login, 405, 'POST, OPTIONS'],
    ['GET', login, 405, 'POST, OPTIONS'],
    ['PATCH', '/api/alert-column-preference', 405, 'GET, HEAD, POST, OPTIONS'],
    ['OPTIONS', '/api/profile', 204, 'GET, HEAD, OPTIONS'],
    ['GET', '/api/forgot-password/update', 405, 'POST, OPTIONS'],
    ['DELETE', '/api/forgot-password/update/', 405, 'POST, OPTIONS'],
    ['DELETE', '/api/health', 405, 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/auth/logout', 405, 'GET, HEAD, POST, OPTIONS'],
    ['DELETE', '/api/nothing', 404, null],
  ])('%s %s: %s', async (method, path, status, allow) => {
    const received = await service.call(path, { method, token })
    expect([received.status, received.headers.get('allow')]).toEqual([status, allow])
  })

  test('HEAD answers like GET, without a body', async () => {
    await expect(service.call('/api/health', { method: 'HEAD' })).resolves.toMatchObject({ status: 200, text: '' })
  })
})

describe('a body', () => {
  test.each<[string, Record<string, string>, string | Uint8Array<ArrayBuffer> | undefined, number]>([
    ['of another type', { 'content-type': 'text/plain' }, '{}', 415],
    ['of a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'username=a', 415],
    ['without a type', {}, undefined, 415],
    ['in another encoding', { 'content-type': 'application/json; charset=utf-16' }, '{}', 415],
    ['that is compressed', { ...json, 'content-encoding': 'gzip' }, '{}', 415],
    ['in UTF-8, said so', { 'content-type': 'application/json; charset=UTF-8' }, '{}', 422],
    ['that is empty', json, '', 400],
    ['that is no JSON', json, '{"username":', 400],
    ['that is no UTF-8', json, invalidUtf8, 400],
    ['that is nested very deeply', json, deep, 400],
    ['that is nested as deep as a schema may be', json, `${'['.repeat(60)}${']'.repeat(60)}`, 422],
    ['with a NUL', json, '{"username":"a\\u0000","password":"x"}', 400],
    ['with half a character', json, '{"username":"\\ud800","password":"x"}', 400],
    ['that is null', json, 'null', 422],
    ['that is a list', json, '[]', 422],
    ['that would change every object', json, '{"__proto__":{"username":"rivera"},"password":"x"}', 422],
    ['that is too large', json, JSON.stringify({ username: 'a'.repeat(70_000) }), 413],
    ['that says it is larger than it is', { ...json, 'content-length': '9999999' }, '{}', 413],
  ])('%s: status %#', async (_, headers, body, status) => {
    const received = await service.call(login, { method: 'POST', headers, body })
    expect(received.status).toBe(status)
    expect(received.body).toMatchObject({ message: expect.any(String) })
  })

  test('of a call that takes none is ignored', async () => {
    const clear = '/api/alert-column-preference/clear?alertType=pending'
    const received = await service.call(clear, {
      method: 'POST',
      token,
      headers: { 'content-type': 'text/plain' },
      body: 'x',
    })
    expect(received.status).toBe(200)
  })
})

describe('a failure of the service', () => {
  test('is logged with its reason and answered without it', async () => {
    await service.services.db
      .updateTable('account')
      .set({ profile: '{"userId":5}' })
      .where('user_id', '=', 'lin')
      .execute()
    const received = await service.call('/api/profile', { as: 'lin' })
    expect(received).toMatchObject({ status: 500, body: { message: 'An unexpected error occurred.' } })
    expect(service.events.at(-1)).toContain('request failed')
  })
})
