import { meridianMutual } from '@producer-portal/domain/brand'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { MessagesProvider } from '../../i18n/MessagesProvider.js'
import { phone } from '../../testing/windows.js'
import { helpPages } from '../help-pages.js'
import { HelpPage } from './HelpPage.js'

const { phone: phoneNumber, email } = meridianMutual

const meta = {
  title: 'Features/Documentation/HelpPage',
  component: HelpPage,
  args: {
    page: helpPages['column-settings-faq'],
    contactHrefs: { phone: `tel:${phoneNumber}`, email: `mailto:${email}` },
    onAction: fn(),
  },
} satisfies Meta<typeof HelpPage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const answer = (canvas: Canvas, question: string) => within(canvas.getByRole('region', { name: question }))

/** The Column Settings FAQ: a date, and an anchor each for reordering, hiding and locking. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Column Settings FAQ' })).toBeVisible()
    await expect(canvas.getByText('Updated March 29, 2024')).toBeVisible()
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }))
    for (const [id, name] of [
      ['reordering', 'How do I reorder columns?'],
      ['hiding', 'How do I hide columns, and find them again?'],
      ['locking', 'What does locking a column do?'],
    ] as const) {
      await expect(contents.getByRole('link', { name })).toHaveAttribute('href', `#${id}`)
      await expect(canvas.getByRole('heading', { level: 2, name })).toHaveAttribute('id', id)
    }
    await expect(
      answer(canvas, 'What does locking a column do?').getByText(/^You can lock up to 3 columns/),
    ).toBeVisible()
    const steps = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(steps.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect(steps.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '/documentation')
    await expect(steps.getByText('Column Settings FAQ')).toHaveAttribute('aria-current', 'page')
    const contact = answer(canvas, 'More questions?')
    await expect(contact.getByRole('link', { name: `Call ${phoneNumber}` })).toHaveAttribute(
      'href',
      `tel:${phoneNumber}`,
    )
    await expect(contact.getByRole('link', { name: `Email ${email}` })).toHaveAttribute('href', `mailto:${email}`)
  },
}

/** In a language in which no one has written the page: the title and all around it are, and the rest is marked. */
export const OnlyInEnglish: Story = {
  args: { page: helpPages['transition-communication'] },
  globals: { locale: 'fr-CA' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Avis de retrait progressif' })).toBeVisible()
    await expect(canvas.getByText('Cette page n’est offerte qu’en anglais.')).toBeVisible()
    for (const { lang } of canvas.getAllByRole('region').slice(0, -1)) await expect(lang).toBe('en')
    await expect(canvas.getByRole('region', { name: 'D’autres questions?' })).not.toHaveAttribute('lang')
  },
}

/** The Requirements Upload FAQ. */
export const UploadFaq: Story = {
  args: { page: helpPages['upload-faq'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Requirements Upload FAQ' })).toBeVisible()
    const files = answer(canvas, 'Which files can I send?')
    await expect(files.getByText(/^PDF only\./)).toBeVisible()
    await expect(files.getByText('Up to 12 files per upload.')).toBeVisible()
    await expect(files.getByText('Up to 25 MB per file.')).toBeVisible()
    await expect(files.getByText('Up to 101 MB in total per upload.')).toBeVisible()
    await expect(canvas.getByText(/^Several files for one requirement are merged into one PDF/)).toBeVisible()
    await expect(canvas.getByText(/up to 280 characters, including spaces/)).toBeVisible()
    await expect(canvas.getByText(/can take up to 30 minutes to change the requirement status/)).toBeVisible()
    await expect(canvas.getByText('Updated Nov 20, 2026')).toBeVisible()
  },
}

/** A guide for some roles says so before its steps. Labels that it quotes from the screens are bold. */
export const RoleNote: Story = {
  args: { page: helpPages['share-agency-info'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(/Only agency managers can share agency information\./)
    await expect(canvas.getByText('Quick Select All Applications')).toHaveProperty('tagName', 'STRONG')
    await expect(canvas.getByRole('link', { name: 'Manage Access' })).toHaveAttribute('href', '/manage-access')
  },
}

/** Names of pages that the user may not open are plain text. */
export const WithoutLinks: Story = {
  args: { page: helpPages['share-agency-info'], canOpen: () => false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Manage Access')).toHaveProperty('tagName', 'STRONG')
  },
}

const drawn = (color: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 4"><path fill="${color}" d="M0 0h9v4H0z"/></svg>`

/** The app brings pictures of the screens, in the colors of the mode. */
export const Pictures: Story = {
  args: { pictures: { columns: { light: drawn('silver'), dark: drawn('dimgray'), width: 900, height: 400 } } },
  play: async ({ canvas }) => {
    const pictures = canvas.getAllByRole('img', { name: /^The column settings: two locked columns/ })
    await expect(pictures).toHaveLength(1)
    await expect(pictures[0]).toBeVisible()
  },
}

/** The notice about the classic workbench has two links, and a timeline. */
export const PhaseOutNotice: Story = {
  args: { page: helpPages['transition-communication'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Updated Sept 22, 2023')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Out the New Dashboard' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('dashboard')
    await userEvent.click(
      canvas.getByRole('button', { name: 'Try it Later, Take Me Back to Classic (opens in a new tab)' }),
    )
    await expect(args.onAction).toHaveBeenLastCalledWith('classic')
    const days = answer(canvas, 'Timeline').getAllByRole('listitem')
    await expect(days.map((day) => day.querySelector('time')?.textContent)).toEqual(['Oct 6, 2023', 'Sept 22, 2023'])
    const notice = canvas.getByText(/notification before a page is removed/)
    await expect(notice).toHaveTextContent('thirty-day notification')
  },
}

/** A page without a date shows none. */
export const NoDate: Story = {
  args: { page: helpPages['manage-access-faq'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Updated/)).toBeNull()
    await expect(
      canvas.getByText('Only agency managers can share agency information, assign managers and suspend people.'),
    ).toBeVisible()
  },
}

/** A deployment renamed a button: the guides quote its own name for it. */
export const RenamedLabel: Story = {
  args: { page: helpPages['share-agency-info'] },
  decorators: [
    (Story) => (
      <MessagesProvider overrides={[{ subject: 'manage-access', texts: { save: 'Apply Changes' } }]}>
        <Story />
      </MessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Apply Changes')).toHaveLength(2)
    await expect(canvas.queryByText('Save Changes')).toBeNull()
  },
}

/** The address names a part: the contents mark it, and the app puts the focus there. */
export const AtAPart: Story = {
  args: { currentPart: 'locking' },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'location' })
    await expect(current).toHaveTextContent('What does locking a column do?')
    await expect(canvas.getByRole('heading', { name: 'What does locking a column do?' })).toHaveAttribute(
      'data-entry-focus',
    )
  },
}

const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragung'
const longPage = {
  id: 'long',
  updated: '2024-03-29',
  markdown: `
# A question about ${word} that takes more than one line

${`${word} `.repeat(8)}

## A question about ${word} that takes more than one line {#one}

1. First ${word}, then wait until all of it has been read by everyone who takes part in it.
2. ${`${word} `.repeat(8)}

## ${`${word} `.repeat(8)}{#two}

${`${word} `.repeat(8)}
`,
}

export const LongContent: Story = {
  args: { page: longPage },
  globals: { viewport: { value: '320-640', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
export const Narrow: Story = { args: { currentPart: 'hiding' }, ...phone }
