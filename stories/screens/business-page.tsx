import { type AccessUser, isHomeOffice } from '@producer-portal/domain/access'
import type { DemoPerson } from '@producer-portal/domain/mocks'
import { HomeOfficeActions } from '@producer-portal/features/home-office'
import type { ReactNode } from 'react'
import { findVisibleDialog } from '../../packages/features/src/testing/dialog-in-use.js'

/** A page with a list of business. */
export interface BusinessPageProps {
  /** The signed-in user. */
  person: DemoPerson
  /** The number of rows. */
  count: number
  /** The overlay that is open over the list. Default: nothing. */
  panel?: ReactNode
}

export const nothing = () => {}
export const viewAs = (person: DemoPerson) => ({ person })

/** The actions of home office, which others don't have. */
export const viewedBy = (user: AccessUser) => ({
  actions: isHomeOffice(user) && <HomeOfficeActions onSearchOpen={nothing} onAgentDashboardOpen={nothing} />,
})

/** A story with a panel open over the list. */
export const opened = (name: string, panel: ReactNode) => ({
  args: { panel },
  play: async () => {
    await findVisibleDialog(name)
  },
})
