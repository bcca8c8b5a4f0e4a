import { maintenanceNotification, siteNotification } from '@producer-portal/domain/mocks'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SiteNotificationBanner } from './SiteNotificationBanner.js'

const onDismiss = () => undefined

test.each([
  ['a link within the portal is shown', siteNotification, false, 1],
  ['a link within the portal is left out while a step must be completed first', siteNotification, true, 0],
  ['a link that leads outside is shown also then', maintenanceNotification, true, 1],
] as const)('%s', (_, notification, isNavigationDisabled, count) => {
  render(<SiteNotificationBanner {...{ notification, onDismiss, isNavigationDisabled }} />)
  expect(screen.queryAllByRole('link')).toHaveLength(count)
})
