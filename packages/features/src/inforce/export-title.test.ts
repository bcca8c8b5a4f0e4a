import { expect, test } from 'vitest'
import { createTranslate } from '../i18n/useMessages.js'
import { defaultMessagesContext } from '../testing/default-messages.js'
import { inforceMessages } from './messages.js'

test('the PDF of an in-force list is headed by the product and its alerts', () => {
  expect(createTranslate(inforceMessages, defaultMessagesContext)('exportTitle')).toBe(
    'Meridian In-force Business Alerts',
  )
})
