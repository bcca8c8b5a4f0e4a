import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFileFolder } from '../testing/file-folder.ts'
import { formWith } from '../testing/requirements.ts'
import { receiveFiles } from './receive-files.ts'

const folder = makeFileFolder()

const requestWith = (...contents: readonly string[]) =>
  new Request('http://localhost', {
    method: 'POST',
    body: formWith(contents.map((content, index) => [`../${index}.pdf`, content])),
  })

test('files are written under names of ours, in their order', async () => {
  const files = await receiveFiles(requestWith('one', 'two'), 'file', folder)
  expect(files.map(({ name, path }) => [name, readFileSync(path, 'utf8')])).toEqual([
    ['0.pdf', 'one'],
    ['1.pdf', 'two'],
  ])
})

test('a file that cannot be written fails once the whole body was read, so that the sender gets the answer', async () => {
  const { headers, body } = requestWith('x'.repeat(1_000_000), 'two')
  let isRead = false
  const flush = () => {
    isRead = true
  }
  const watched = body?.pipeThrough(new TransformStream({ flush })) ?? null
  const request = new Request('http://localhost', { method: 'POST', headers, body: watched, duplex: 'half' })
  await expect(receiveFiles(request, 'file', join(folder, 'missing'))).rejects.toMatchObject({ code: 'ENOENT' })
  expect(isRead).toBe(true)
})
