import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeFileFolder } from '../testing/file-folder.ts'
import { confirmFolders, removeActiveUploads, sweepUploads, withUploadFolder } from './upload-folder.ts'

const folder = makeFileFolder()

const nothing = () => Promise.resolve(false)
const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000)
const uploads = () => readdirSync(join(folder, 'uploads')).toSorted()
beforeEach(() => {
  rmSync(join(folder, 'uploads'), { recursive: true, force: true })
  vi.useFakeTimers({ toFake: ['Date'] })
})

test('what a killed process has left behind is cleared after three minutes, or at once when no other can be running', async () => {
  mkdirSync(join(folder, 'uploads', 'upload-left'), { recursive: true })
  writeFileSync(join(folder, 'uploads', 'a.unsaved'), 'cut off')
  minutes(2)
  await sweepUploads(folder, false, nothing)
  expect(uploads()).toEqual(['a.unsaved', 'upload-left'])
  minutes(2)
  await sweepUploads(folder, false, nothing)
  expect(uploads()).toEqual([])
  mkdirSync(join(folder, 'uploads', 'upload-left'))
  await sweepUploads(folder, true, nothing)
  expect(uploads()).toEqual([])
})

test('a document whose answer was saved is kept', async () => {
  for (const name of ['uploads', 'documents']) mkdirSync(join(folder, name), { recursive: true })
  for (const name of ['saved', 'lost']) writeFileSync(join(folder, 'uploads', `${name}.unsaved`), name)
  await sweepUploads(folder, true, (id) => Promise.resolve(id === 'saved'))
  expect([uploads(), readdirSync(join(folder, 'documents'))]).toEqual([[], ['saved.pdf']])
})

test('an upload that takes long is kept by its own process, and by another one', async () => {
  await withUploadFolder(folder, async (upload) => {
    minutes(4)
    await confirmFolders()
    await sweepUploads(folder, false, nothing)
    expect(uploads()).toEqual([basename(upload)])
    // The time that another process sees
    expect(statSync(upload).mtimeMs).toBeCloseTo(Date.now(), -1)
  })
})

test('a service that starts for the first time has nothing to clear', async () => {
  await expect(sweepUploads(join(folder, 'new'), true, nothing)).resolves.toBe(0)
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
