import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createListCache } from './list-cache.ts'
import type { ListBody, ListSource } from './list-cache.ts'

/** A list whose parts come when the test says so. */
function source(key: string, etag = `"${key}"`) {
  const waiting: (() => void)[] = []
  let begun = 0
  const list: ListSource = {
    key,
    etag,
    read: async function* () {
      begun += 1
      for (const row of ['1', '2', '3']) {
        yield row
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
  }
  const go = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()?.()
  }
  return { list, go, begun: () => begun }
}

async function textOf(body: ListBody): Promise<string> {
  return gunzipSync(Buffer.from(await new Response(body).arrayBuffer())).toString()
}

describe('a list that is read', () => {
  test('reaches the client row by row, and is read once for all who ask meanwhile and after', async () => {
    const cache = createListCache()
    const { list, go, begun } = source('a')
    const [one, two] = [await cache.open('rivera', list), await cache.open('lin', list)]
    const reader = new Response(one).body?.getReader()
    expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0)
    const texts = textOf(two)
    for (const _ of [1, 2, 3]) await go()
    expect(await texts).toBe('[1,2,3]')
    expect(await textOf(await cache.open('hale', list))).toBe('[1,2,3]')
    expect(begun()).toBe(1)
  })

  test('waits for the other one of its account, and not for those of others', async () => {
    const cache = createListCache()
    const [a, b, c] = [source('a'), source('b'), source('c')]
    await cache.open('rivera', a.list)
    const second = cache.open('rivera', b.list)
    await cache.open('lin', c.list)
    expect([a.begun(), b.begun(), c.begun()]).toEqual([1, 0, 1])
    for (const _ of [1, 2, 3]) await a.go()
    await second
    expect(b.begun()).toBe(1)
  })

  test('replaces the one before it, and is forgotten when others need the room', async () => {
    const cache = createListCache(100)
    const quick = (key: string, etag: string, rows: string[]) => ({
      key,
      etag,
      read: async function* () {
        reads.push(etag)
        yield* rows
      },
    })
    const reads: string[] = []
    const open = async (...list: Parameters<typeof quick>) => textOf(await cache.open('rivera', quick(...list)))
    expect(await open('a', '"1"', [])).toBe('[]')
    expect(await open('a', '"2"', ['2'])).toBe('[2]')
    await open('a', '"2"', ['2'])
    await open(
      'b',
      '"3"',
      Array.from({ length: 50 }, () => crypto.randomUUID()),
    )
    await open('a', '"2"', ['2'])
    expect(reads).toEqual(['"1"', '"2"', '"3"', '"2"'])
  })

  test('is kept before those that were not asked for as long', async () => {
    const cache = createListCache(100)
    const reads: string[] = []
    const open = async (key: string) => {
      const read = async function* () {
        reads.push(key)
        yield `"${key}"`
      }
      await textOf(await cache.open('rivera', { key, etag: key, read }))
    }
    // Each takes some 30 bytes, so that three of them find room
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await open(key)
    expect(reads).toEqual(['a', 'b', 'c', 'd', 'b'])
  })

  test('that fails is not kept, and says so at once when nothing was sent', async () => {
    const cache = createListCache()
    let fails = true
    const list = {
      key: 'a',
      etag: '"1"',
      read: async function* () {
        if (fails) throw new Error('away')
        yield '1'
      },
    }
    await expect(cache.open('rivera', list)).rejects.toThrow('away')
    fails = false
    expect(await textOf(await cache.open('rivera', list))).toBe('[1]')
  })
})
