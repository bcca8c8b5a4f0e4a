import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { DescriptionList } from '../DescriptionList/DescriptionList.js'
import { Disclosure } from './Disclosure.js'

const details = (
  <DescriptionList
    items={[
      { term: 'Ada Byron-Lovelace', detail: 'Spouse, 60%' },
      { term: 'Charles Babbage', detail: 'Child, 40%' },
    ]}
  />
)

/**
 * Use it to hide what few people need at first. Never hide what everyone must read, or an error. A set of them is an
 * `Accordion`; views of the same thing are `Tabs`.
 *
 * **Keyboard.** `Enter` or `Space` on the title shows and hides.
 */
const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: { title: 'Beneficiaries', children: details },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('button', { name: 'Beneficiaries', expanded: false })
    await expect(canvas.getByText('Ada Byron-Lovelace')).not.toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(title).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Ada Byron-Lovelace')).toBeVisible()
  },
}

export const Open: Story = { args: { defaultOpen: true } }

export const WithNote: Story = { args: { note: '2 people' } }

export const Row: Story = { args: { look: 'row', note: '2 people', headingLevel: 3, defaultOpen: true } }

export const Disabled: Story = {
  args: { isDisabled: true, note: 'None' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

export const LongTitleOnAPhone: Story = {
  args: {
    title: 'Why does a comment take up to 30 minutes to change the status of a requirement?',
    note: '3',
    look: 'row',
    defaultOpen: true,
  },
  parameters: { viewportSize: { width: 320, height: 640 } },
}
