import { meridianMutual } from '@producer-portal/domain/brand'
import { navigationTree } from '@producer-portal/domain/catalog'
import { demoPerson } from '@producer-portal/domain/mocks'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toStoryUser } from '../../testing/story-user.js'
import { AppFrame } from './AppFrame.js'

// As without a connection
vi.mock('../OfflineBar/OfflineBar.js', () => new Promise(() => undefined))

const nothing = () => undefined

test('a connection that is lost before the bar has loaded is said all the same', () => {
  render(
    <AppFrame
      brand={meridianMutual}
      user={toStoryUser(demoPerson('rivera'))}
      navigation={navigationTree}
      currentPath="/dashboard"
      externalHrefs={{
        directories: '#directories',
        marketing: '#marketing',
        insuranceProducts: '#insurance',
        investmentProducts: '#investments',
        secureMessages: '#messages',
        representativeEmail: '#representatives',
      }}
      onSearchSubmit={nothing}
      onSignOut={nothing}
      offline={{ dataFrom: null }}
    >
      The page
    </AppFrame>,
  )
  expect(screen.getByText("You're offline. What isn't loaded yet opens when you're back online.")).toBeDefined()
})
