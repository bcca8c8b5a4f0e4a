import { demoPerson } from '@producer-portal/domain/mocks'
import type { Page } from '@producer-portal/domain/shell'
import type { Decorator } from '@storybook/react-vite'
import { brandInToolbar } from './brand-in-toolbar.js'
import { FramedPage } from './FramedPage.js'

/** Shows a story as a page of the portal, for the demo account with this user id or with the one in `parameters.userId`. */
export function inFrame({ path }: Page, userId: string): Decorator {
  return (Story, { globals, parameters }) => (
    <FramedPage
      brand={brandInToolbar(globals)}
      person={demoPerson((parameters['userId'] as string | undefined) ?? userId)}
      currentPath={path}
    >
      <Story />
    </FramedPage>
  )
}
