import { type AccessUser, isHomeOffice } from '@producer-portal/domain/access'
import type { DemoPerson } from '@producer-portal/domain/mocks'
import { HomeOfficeActions } from '@producer-portal/features/home-office'
import type { ComponentType, ReactNode } from 'react'
import { findVisibleDialog } from '../../packages/features/src/testing/dialog-in-use.js'
import { wholePage } from '../../packages/features/src/testing/whole-page.js'
import { brandInToolbar } from './brand-in-toolbar.js'
import { FramedPage } from './FramedPage.js'
import { photographed } from './photographed.js'

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

/** The parameters of a story on a phone, and of all others. */
export const phonePage = { ...wholePage, viewAs: (person: DemoPerson) => ({ person }) }
export const businessPage = { ...phonePage, ...photographed }

/** Draws a list as a page of the portal, with a panel over it. */
export const asPage =
  (List: ComponentType<BusinessPageProps>, currentPath: string) =>
  (args: BusinessPageProps, { globals }: { globals: Readonly<Record<string, unknown>> }) => (
    <FramedPage brand={brandInToolbar(globals)} person={args.person} currentPath={currentPath}>
      <List key={args.count} {...args} />
      {args.panel}
    </FramedPage>
  )

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
