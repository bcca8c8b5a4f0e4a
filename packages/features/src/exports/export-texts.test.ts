import { expect, test } from 'vitest'
import { createTranslate } from '../i18n/useMessages.js'
import { defaultMessagesContext } from '../testing/default-messages.js'
import { exportMessages } from './messages.js'

const t = createTranslate(exportMessages, defaultMessagesContext)

test('a page of a PDF says which of how many it is', () => {
  expect(t('page', { page: 2, pages: 7 })).toBe('Page 2 of 7')
})

test.each([
  ['csvFailed', 'CSV report could not be created. Please try again later.'],
  ['pdfFailed', 'PDF report could not be created. Please try again later.'],
] as const)('an export that fails (%s) says "%s"', (key, text) => {
  expect([t('failed'), t(key)]).toEqual(['Something Went Wrong', text])
})
