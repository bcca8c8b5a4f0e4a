// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { removeAbandonedUploads, removeActiveUploads, withUploadFolder } from './upload-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'clear-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['alone clears every upload that was under way', true, []],
  ['beside others leaves what may be theirs', false, ['upload-fresh']],
])('a service that starts %s', async (_, isAlone, left) => {
  const yesterday = new Date(Date.now() - 86_400_000)
  for (const name of ['upload-fresh', 'upload-old']) mkdirSync(join(folder, 'uploads', name), { recursive: true })
  utimesSync(join(folder, 'uploads', 'upload-old'), yesterday, yesterday)
  await removeAbandonedUploads(folder, isAlone)
  expect(readdirSync(join(folder, 'uploads'))).toEqual(left)
})

test('a service that starts for the first time has nothing to clear', async () => {
  await expect(removeAbandonedUploads(join(folder, 'new'), true)).resolves.toBeUndefined()
})

test('a service that ends in the middle of an upload leaves nothing of it', async () => {
  const dataDir = join(folder, 'ending')
  const { promise: sent, resolve: end } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const upload = withUploadFolder(dataDir, () => {
    begin()
    return sent
  })
  await begun
  expect(readdirSync(join(dataDir, 'uploads'))).toHaveLength(1)
  await removeActiveUploads()
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual([])
  end()
  await upload
})
