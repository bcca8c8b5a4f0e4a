import { mockInforceAlerts } from '@producer-portal/domain/mocks'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storyNow } from '../../testing/story-clock.js'
import { AlertTurnText } from './AlertTurnText.js'

const [sample] = mockInforceAlerts(storyNow)
if (!sample) throw new Error('There are no alerts')

test.each([
  [null, '2026-03-13', 'For you: lapsed 3 days ago', true],
  [null, '2026-03-16', 'For you: lapses today', true],
  [null, '2026-03-24', 'For you: lapses in 8 days', false],
  ['MissedPayment', null, 'For you: missed payment', false],
])('an alert %s with the lapse date %s says "%s", and is urgent: %s', (alertType, lapseDate, text, isUrgent) => {
  const { container } = render(<AlertTurnText alert={{ ...sample, alertType, lapseDate }} now={storyNow} />)
  expect(container.textContent).toBe(text)
  expect(container.querySelector('[data-urgent]') !== null).toBe(isUrgent)
})
