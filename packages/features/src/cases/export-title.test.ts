import { expect, test } from 'vitest'
import { createTranslate } from '../i18n/useMessages.js'
import { defaultMessagesContext } from '../testing/default-messages.js'
import { caseMessages } from './case-screen-messages.js'

test('the PDF of a New Business list is headed by the product and its alerts', () => {
  expect(createTranslate(caseMessages, defaultMessagesContext)('exportTitle')).toBe('Meridian New Business Alerts')
})
