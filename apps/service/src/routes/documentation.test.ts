import { expect, test } from 'vitest'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()

const pathOf = (page: string) => `/api/documentation/${page}/feedback`
const get = (userId: string, page: string) => service.call(pathOf(page), { as: userId })
const post = (userId: string, page: string, json: unknown) =>
  service.call(pathOf(page), { method: 'POST', as: userId, json })

test('one answer is kept for each person and page, and a later one replaces it', async () => {
  expect((await get('rivera', 'upload-faq')).body).toEqual({ isHelpful: null, comment: '' })
  expect((await post('rivera', 'upload-faq', { isHelpful: false, comment: ' Too short. ' })).status).toBe(200)
  expect((await get('rivera', 'upload-faq')).body).toEqual({ isHelpful: false, comment: 'Too short.' })
  expect((await post('rivera', 'upload-faq', { isHelpful: true, comment: '' })).status).toBe(200)
  expect((await get('rivera', 'upload-faq')).body).toEqual({ isHelpful: true, comment: '' })
  const rows = await service.services.db.selectFrom('help_feedback').selectAll().execute()
  expect(rows).toHaveLength(1)
})

test('answers belong to one person and one page', async () => {
  await post('rivera', 'quicklinks-faq', { isHelpful: true, comment: 'Thanks' })
  expect((await get('rivera', 'column-settings-faq')).body).toEqual({ isHelpful: null, comment: '' })
  expect((await get('gone', 'quicklinks-faq')).body).toEqual({ isHelpful: null, comment: '' })
})

test.each([
  ['a page that there is not', 'no-such-guide', { isHelpful: true, comment: '' }],
  ['no choice', 'upload-faq', { comment: 'Fine' }],
  ['a comment that is too long', 'upload-faq', { isHelpful: true, comment: 'a'.repeat(501) }],
])('%s is refused with 422, and the earlier answer stays', async (_, page, json) => {
  await post('okafor', 'upload-faq', { isHelpful: false, comment: 'Before' })
  expect((await post('okafor', page, json)).status).toBe(422)
  expect((await get('okafor', 'upload-faq')).body).toEqual({ isHelpful: false, comment: 'Before' })
})

test('no one answers without signing in', async () => {
  const { status } = await service.call(pathOf('upload-faq'), {
    method: 'POST',
    json: { isHelpful: true, comment: '' },
  })
  expect(status).toBe(401)
})
