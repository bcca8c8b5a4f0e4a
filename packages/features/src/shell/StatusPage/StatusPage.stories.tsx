import { brands, meridianMutual } from '@producer-portal/domain/brand'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { wholePage } from '../../testing/whole-page.js'
import { phone } from '../../testing/windows.js'
import { EndedOffline, GlobalCrash, SectionCrash } from './CrashScreens.js'
import { NotFound, ServiceErrorPage } from './ErrorPages.js'

/** Pages and sections for missing or crashed content. */
const meta = {
  title: 'Features/Shell/StatusPage',
  component: NotFound,
  subcomponents: { ServiceErrorPage, SectionCrash, GlobalCrash, EndedOffline },
  args: { onHomeOpen: fn() },
} satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

const tryAgain = fn()
const getBrand = (globals: Readonly<Record<string, unknown>>) =>
  brands.find(({ id }) => id === globals['brand']) ?? meridianMutual

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Oops! Nothing to see here\..*can't be found\..*Error: 404/)
    await userEvent.click(canvas.getByRole('button', { name: 'Take Me Home' }))
    await expect(args.onHomeOpen).toHaveBeenCalledOnce()
  },
}

export const Unexpected: Story = {
  render: (args) => <ServiceErrorPage {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'An unexpected error occurred.' })).toBeVisible()
    await expect(canvas.getByText(/^If it keeps happening, call \d{3}-555-01\d\d\.$/)).toBeVisible()
  },
}

export const CrashOfASection: Story = {
  render: () => <SectionCrash />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We apologize, an unexpected error has occurred in this section. Our team has been notified to correct this functionality.',
    )
  },
}

/** If the section is the whole page, there are two actions. */
export const CrashOfAPage: Story = {
  render: ({ onHomeOpen }) => <SectionCrash onRetry={tryAgain} onHomeOpen={onHomeOpen} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(tryAgain).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Take Me Home' }))
    await expect(args.onHomeOpen).toHaveBeenCalledOnce()
  },
}

/** Nothing is broken: the code of a page failed to load, and it's asked for again by itself. */
export const NotLoaded: Story = {
  render: ({ onHomeOpen }) => <SectionCrash isNotLoaded onRetry={tryAgain} onHomeOpen={onHomeOpen} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^We couldn't load this\./)
    await expect(canvas.queryByText(/Our team has been notified/)).toBeNull()
  },
}

/** The session has ended, and no other page can be loaded to say so. */
export const SignedOutOffline: Story = {
  parameters: { ...wholePage },
  render: (_, { globals }) => <EndedOffline brand={getBrand(globals)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: "You're signed out" })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^You're offline/)
  },
}

export const CrashOfEverything: Story = {
  parameters: { ...wholePage },
  render: (_, { globals }) => <GlobalCrash brand={getBrand(globals)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We apologize. An unexpected error has occurred, causing you to be logged out of your account. Our team has been notified to correct this functionality, and you may log in again at any time.',
    )
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    const foot = within(canvas.getByRole('contentinfo'))
    for (const name of [/^Privacy/, /^Online Privacy/, /^Legal & Terms/, /^Accessibility/]) {
      await expect(foot.getByRole('link', { name })).toBeVisible()
    }
    await expect(foot.getByRole('list', { name: 'Follow us' })).toBeVisible()
    await expect(foot.getByText(/producer or registered representative use only/)).toBeVisible()
  },
}

export const Narrow: Story = { ...phone }
