import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DescriptionList } from '../DescriptionList/DescriptionList.js'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { Disclosure } from './Disclosure.js'

const details = (
  <DescriptionList
    items={[
      { term: 'Ada Byron-Lovelace', detail: 'Spouse, 60%' },
      { term: 'Charles Babbage', detail: 'Child, 40%' },
    ]}
  />
)

const guidance = {
  when: ['To hide what few users need at first: an explanation, further details, advanced settings.'],
  whenNot: [
    'For what everyone must read, or for an error: show it.',
    'For a set of sections: use `Accordion`.',
    'For views of the same thing: use `Tabs`.',
  ],
  anatomy: [
    ['Button', 'Says what is hidden; its label stays the same while it is open.'],
    ['Note', 'A count or a word at the end.'],
    ['Content', 'Stands directly below the button.'],
  ],
  keyboard: [['Enter or Space', 'Shows and hides the content.']],
  pattern: 'WAI-ARIA Disclosure',
} satisfies Guidance

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  tags: ['stable'],
  args: { title: 'Beneficiaries', children: details },
  argTypes: { children: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { onExpandedChange: fn() },
  play: async ({ args, canvas }) => {
    const title = canvas.getByRole('button', { name: 'Beneficiaries', expanded: false })
    await expect(canvas.getByText('Ada Byron-Lovelace')).not.toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(title).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Ada Byron-Lovelace')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(title).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText('Ada Byron-Lovelace')).not.toBeVisible()
    await userEvent.click(title)
    await expect(canvas.getByText('Ada Byron-Lovelace')).toBeVisible()
    await expect(args.onExpandedChange).toHaveBeenNthCalledWith(2, false)
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true)
  },
}

export const Open: Story = { args: { defaultExpanded: true } }

export const WithNote: Story = { args: { note: '2 people' } }

export const Row: Story = { args: { variant: 'row', note: '2 people', headingLevel: 3, defaultExpanded: true } }

/** The chevron points to the end of the line while closed, and down while open. */
export const RightToLeft: Story = {
  args: { variant: 'inline' },
  render: (args) => (
    <div dir="rtl">
      <Disclosure {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('button', { name: 'Beneficiaries' })
    const chevron = title.querySelector('svg')
    const getRotation = () => chevron && getComputedStyle(chevron).rotate
    await expect(getRotation()).toBe('none')
    await userEvent.click(title)
    await waitFor(() => expect(getRotation()).toBe('-90deg'))
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, note: 'None' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

export const Narrow: Story = {
  args: {
    title: 'Why does a comment take up to 30 minutes to change the status of a requirement?',
    note: '3',
    variant: 'row',
    defaultExpanded: true,
  },
  globals: { viewport: { value: '320-640', isRotated: false } },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      {(['inline', 'row'] as const).map((look) => (
        <StatesRow key={look} label={look}>
          <State label="closed" width="column">
            <Disclosure variant={look} title="Beneficiaries" note="2 people" />
          </State>
          {(['hover', 'focus'] as const).map((force) => (
            <State key={force} label={force} force={force} width="column">
              <Disclosure variant={look} title="Beneficiaries" note="2 people" />
            </State>
          ))}
          <State label="disabled" width="column">
            <Disclosure variant={look} title="Beneficiaries" note="None" isDisabled />
          </State>
          <State label="open" width="column">
            <Disclosure variant={look} title="Beneficiaries" note="2 people" defaultExpanded>
              {details}
            </Disclosure>
          </State>
          <State label="long title" width="column">
            <Disclosure variant={look} note="3" title={Narrow.args?.title} />
          </State>
        </StatesRow>
      ))}
    </StatesSheet>
  ),
}
