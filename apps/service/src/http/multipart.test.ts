import { describe, expect, test } from 'vitest'
import { readMultipart } from './multipart.ts'
import type { MultipartReader } from './multipart.ts'

const megabyte = 1_048_576
const limits = { body: 200 * megabyte, file: 100 * megabyte, field: 10, parts: 10 }
const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'

/**
 * A request whose body is made while it is read; `end` is what comes after the file, `onMade` is called for each megabyte.
 */
function requestOf(megabytes: number, end: string, onMade: () => void = () => undefined): Request {
  let left = megabytes
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(head)),
    pull: (controller) => {
      left -= 1
      if (left >= 0) {
        controller.enqueue(Buffer.alloc(megabyte, 'x'))
        onMade()
      } else {
        controller.enqueue(Buffer.from(end))
        controller.close()
      }
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  return new Request('http://localhost', { method: 'POST', headers, body, duplex: 'half' })
}
const drainBody: MultipartReader['onFile'] = async ({ content }) => {
  for await (const _ of content) continue
}
const whole = '\r\n--x--\r\n'

describe('the work on a file', () => {
  test.each<[string, MultipartReader['onFile']]>([
    ['at once', () => Promise.reject(new Error('ENOSPC'))],
    [
      'in the middle',
      async ({ content }) => {
        let size = 0
        for await (const chunk of content) {
          size += chunk.byteLength
          if (size > megabyte) throw new Error('ENOSPC')
        }
      },
    ],
  ])('that fails %s is told as it is', async (_, onFile) => {
    await expect(readMultipart(requestOf(5, whole), limits, { onFile })).rejects.toThrow('ENOSPC')
  })

  test('that is cut off is the fault of the body', async () => {
    await expect(readMultipart(requestOf(2, ''), limits, { onFile: drainBody })).rejects.toMatchObject({ status: 400 })
  })

  test('begins before the body has arrived, which waits for it: only a small part is ever in memory', async () => {
    let [made, size, furthestAhead] = [0, 0, 0]
    const request = requestOf(100, whole, () => {
      made += megabyte
      furthestAhead = Math.max(furthestAhead, made - size)
    })
    const onFile: MultipartReader['onFile'] = async ({ content }) => {
      for await (const chunk of content) {
        size += chunk.byteLength
        // As slow as a disk: who reads on meanwhile would have it all soon.
        await new Promise(setImmediate)
      }
    }
    await readMultipart(request, limits, { onFile })
    expect(size).toBe(100 * megabyte)
    expect(furthestAhead / megabyte).toBeLessThan(10)
  })
})
