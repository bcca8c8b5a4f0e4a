import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { appWithoutDatabase } from '../testing/app-without-database.ts'
import { acceptsEncoding } from './content-negotiation.ts'
import { getCaller } from './context.ts'

const app = appWithoutDatabase()

async function call(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(path, { headers })
  const isPacked = response.headers.has('content-encoding')
  const bytes = Buffer.from(await response.arrayBuffer())
  return { headers: response.headers, text: (isPacked ? gunzipSync(bytes) : bytes).toString() }
}

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
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    )
    const devices = 'accelerometer camera display-capture geolocation gyroscope magnetometer microphone payment usb'
    for (const device of devices.split(' ')) expect(headers.get('permissions-policy')).toContain(`${device}=()`)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  test('names the request as its sender does, and asks for https from then on when it came that way', async () => {
    const { headers } = await call('/api/health', { 'x-request-id': 'proxy-17', 'x-forwarded-proto': 'https' })
    expect(headers.get('x-request-id')).toBe('proxy-17')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  test('of the API is never kept', async () => {
    expect((await app.request('/api/feature/all')).headers.get('cache-control')).toBe('no-store')
  })
})

describe('an answer', () => {
  test.each([
    ['that is long is compressed for a client that takes gzip', '/api/openapi.json', 'gzip, br', 'gzip'],
    ['that is long is sent as it is to any other', '/api/openapi.json', 'br', null],
    ['that is long is sent as it is to one that says nothing', '/api/openapi.json', '', null],
    ['that is short is sent as it is', '/api/health', 'gzip', null],
    ['that refuses is sent as it is', '/api/profile', 'gzip', null],
  ])('%s', async (_, path, accepted, encoding) => {
    const { headers, text } = await call(path, { 'accept-encoding': accepted })
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(JSON.parse(text)).toEqual(JSON.parse((await call(path)).text))
  })

  test('that may be compressed says that it depends on the client', async () => {
    expect((await call('/api/openapi.json')).headers.get('vary')).toMatch(/^accept-encoding$/i)
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
    ['the address of the connection', {}, 0, '192.0.2.1'],
    ['not the one that a client claims', forwarded, 0, '192.0.2.1'],
    ['the one that our own proxy saw', forwarded, 1, '198.51.100.7'],
    ['the one that the outer of our two proxies saw', forwarded, 2, '203.0.113.9'],
    ['the one that the inner proxy saw of a client that went past the outer one', forwarded, 3, '203.0.113.9'],
    ['the address of a connection past all proxies', {}, 2, '192.0.2.1'],
  ])('is %s', (_, headers, TRUST_PROXY, expected) => {
    expect(getCaller(request(headers), socket, { TRUST_PROXY, PUBLIC_URL: undefined }).address).toBe(expected)
  })

  test.each([
    ['http', {}, undefined, false],
    ['https by a proxy', { 'x-forwarded-proto': 'https' }, undefined, true],
    ['https by the proxy next to it', { 'x-forwarded-proto': 'http, HTTPS' }, undefined, true],
    ['http by the proxy next to it', { 'x-forwarded-proto': 'https, http' }, undefined, false],
    ['http by the public address', {}, new URL('http://portal.example.com'), false],
    ['https by the public address', {}, new URL('https://portal.example.com'), true],
  ])('comes over %s', (_, headers, PUBLIC_URL, expected) => {
    expect(getCaller(request(headers), socket, { TRUST_PROXY: 0, PUBLIC_URL }).isSecure).toBe(expected)
  })
})
