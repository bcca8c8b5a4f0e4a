// @vitest-environment node
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { appWithoutDatabase } from '../testing/app-without-database.ts'
import { acceptsEncoding, compress } from './compress.ts'
import { getCaller } from './context.ts'

const app = appWithoutDatabase()

describe('every answer', () => {
  test.each([
    ['a success', '/api/health', 200],
    ['a refusal', '/api/profile', 401],
    ['nothing', '/api/nothing', 404],
    ['a bad address', '/api/%', 400],
    ['outside the API', '/', 404],
  ])('of %s carries the headers that keep browsers strict', async (_, path, status) => {
    const { headers, status: received } = await app.request(path)
    expect(received).toBe(status)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  test('of the API is never kept', async () => {
    expect((await app.request('/api/feature/all')).headers.get('cache-control')).toBe('no-store')
  })
})

const long = () => Response.json({ text: 'x'.repeat(5_000) })

describe('a long answer', () => {
  test('is compressed for a client that takes gzip', async () => {
    const response = await compress(long(), 'gzip, br')
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      'gzip',
      'accept-encoding',
    ])
    expect(JSON.parse(gunzipSync(Buffer.from(await response.arrayBuffer())).toString())).toEqual({
      text: 'x'.repeat(5_000),
    })
  })

  test('is sent as it is to any other', async () => {
    const response = await compress(long(), null)
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([null, 'accept-encoding'])
  })

  test.each([
    ['gzip', true],
    ['GZIP;q=0.5', true],
    ['*', true],
    ['br', false],
    ['gzip;q=0', false],
    ['gzip; q=0.0, br', false],
    [null, false],
  ])('a client that says %s takes gzip: %s', (header, expected) => {
    expect(acceptsEncoding(header, 'gzip')).toBe(expected)
  })
})

const request = (headers: Record<string, string>) => new Request('http://localhost/', { headers })

describe('the caller', () => {
  const socket = { incoming: { socket: { remoteAddress: '::ffff:192.0.2.1' } } } as Parameters<typeof getCaller>[1]
  const forwarded = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }

  test.each([
    ['the address of the connection', {}, false, '192.0.2.1'],
    ['not the one that a client claims', forwarded, false, '192.0.2.1'],
    ['the one that our own proxy saw', forwarded, true, '198.51.100.7'],
  ])('is %s', (_, headers, TRUST_PROXY, expected) => {
    expect(getCaller(request(headers), socket, { TRUST_PROXY, PUBLIC_URL: undefined }).address).toBe(expected)
  })

  test.each([
    ['http', {}, undefined, false],
    ['https by a proxy', { 'x-forwarded-proto': 'https' }, undefined, true],
    ['https by the public address', {}, new URL('https://portal.example.com'), true],
  ])('comes over %s', (_, headers, PUBLIC_URL, expected) => {
    expect(getCaller(request(headers), socket, { TRUST_PROXY: false, PUBLIC_URL }).isSecure).toBe(expected)
  })
})
