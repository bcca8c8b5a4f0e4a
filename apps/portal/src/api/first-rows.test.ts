import { describe, expect, test } from 'vitest'
import { parseFirstRows, readWithFirstRows } from './first-rows.js'

const rows = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, note: '"}],[{\\', parts: [{ name: 'Zoë 🙂' }, []] }))

describe('the first rows of a list that is still arriving', () => {
  const json = JSON.stringify(rows(3))
  test.each([
    ['are known once the last of them has ended', json.slice(0, json.indexOf(',{"id":2')), rows(2)],
    ['are also those of a whole list', json, rows(2)],
    ['are not known before that', json.slice(0, json.indexOf(',{"id":2') - 1), null],
    ['are not those of a shorter list', JSON.stringify(rows(1)), null],
    ['are not those of an empty list', '[]', null],
    ['are not found in something else', '{"a":{},"b":{},"c":{}}', null],
    ['are not found in text that is no JSON', '[{},{a}]', null],
  ])('%s', (_, text, found) => {
    expect(parseFirstRows(text, 2)).toEqual(found)
  })
})

/** A response that arrives in pieces, which may end in the middle of a character. */
function respondWith(bytes: Uint8Array<ArrayBuffer>, size: number, end: 'close' | 'break' = 'close') {
  let sent = 0
  return new Response(
    new ReadableStream({
      pull: (controller) => {
        if (sent < bytes.length) controller.enqueue(bytes.slice(sent, (sent += size)))
        else if (end === 'close') controller.close()
        else controller.error(new TypeError('The connection was lost.'))
      },
    }),
  )
}
const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))

describe('a response is read', () => {
  test.each([1, 7, 1_000_000])(
    'whole, and its first 50 rows are handed out once (pieces of %i bytes)',
    async (size) => {
      const given: unknown[] = []
      const text = await readWithFirstRows(respondWith(encode(rows(60)), size), (first) => given.push(first))
      expect(JSON.parse(text)).toEqual(rows(60))
      expect(given).toEqual([rows(50)])
    },
  )

  test('before it has ended', async () => {
    const whole = encode(rows(60))
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>()
    const writer = writable.getWriter()
    let text: Promise<string> | undefined
    const first = new Promise((resolve) => {
      text = readWithFirstRows(new Response(readable), resolve)
    })
    void writer.write(whole.slice(0, -10))
    expect(await first).toEqual(rows(50))
    void writer.write(whole.slice(-10))
    void writer.close()
    expect(JSON.parse((await text) ?? '')).toEqual(rows(60))
  })

  test('and a connection that breaks is an error', async () => {
    const cut = encode(rows(60)).slice(0, -10)
    await expect(readWithFirstRows(respondWith(cut, 500, 'break'), () => undefined)).rejects.toThrow('was lost')
  })

  test('also without a body', async () => {
    expect(await readWithFirstRows(new Response(null), () => undefined)).toBe('')
  })
})
