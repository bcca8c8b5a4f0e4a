import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limitBodyTime } from './body-time.ts'

const short = 50
const server = createServer((incoming, outgoing) => {
  limitBodyTime(incoming, { silence: short * 6, other: short })
  incoming.on('error', () => undefined)
  incoming.resume().on('end', () => outgoing.end('complete'))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

/** Sends the first half of a body, and the second one after a while, if at all. @returns what comes back */
function sendSlowly(type: string, after: number | null = short * 4): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(received))
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: 10\r\n\r\n12345`,
    )
    if (after !== null) setTimeout(() => socket.write('67890'), after)
  })
}

describe('a body that takes long', () => {
  test('is waited for when it brings documents', async () => {
    await expect(sendSlowly('multipart/form-data; boundary=x')).resolves.toContain('complete')
  })

  test('is not waited for once nothing arrives any more', async () => {
    await expect(sendSlowly('multipart/form-data; boundary=x', null)).resolves.toBe('')
  })

  test('is not waited for otherwise', async () => {
    await expect(sendSlowly('application/json')).resolves.toBe('')
  })
})
