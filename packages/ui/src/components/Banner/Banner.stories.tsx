import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { Link } from '../Link/Link.js'
import { Banner } from './Banner.js'

const tones = ['info', 'success', 'warning', 'error'] as const
const text = 'The portal is unavailable on Saturday from 10 PM to 2 AM Eastern.'
const close = fn()

const guidance = {
  when: [
    'A message that stays on the page until it is settled or closed.',
    'What went wrong with the whole page or form, above what it concerns.',
  ],
  whenNot: [
    'The answer to an action that succeeded: use a `Toast`.',
    'What is wrong with one field: `Field` shows its error.',
    'In place of content that failed: use `ErrorState`.',
    'More than one at a time: say the more important one.',
  ],
  anatomy: [
    ['Icon', 'One for each tone, so that the color is not needed.'],
    ['Title', 'A short bold text.'],
    ['Words', 'What happened and what follows from it.'],
    ['Actions', 'What to do next, as links or small buttons.'],
    ['Strip', 'At the top of a page: one line; on phones the title, which opens the rest in place.'],
    ['Line', 'Without a box, for what can wait.'],
    [
      'Close',
      'Only where the message may be put away. The focus then moves to the page title or the main content, unless the app moves it.',
    ],
  ],
  keyboard: [
    ['Tab', 'Reaches the actions, then the close button.'],
    ['Enter, Space', 'Closes it from the close button; opens and folds a strip in a window below 1024 px.'],
  ],
  pattern:
    'Status for information and success, Alert for warnings and errors. Each says its kind as a word first. A strip in a window below 1024 px is a disclosure.',
} satisfies Guidance

const meta = {
  title: 'Components/Banner',
  component: Banner,
  tags: ['stable'],
  args: { tone: 'info', children: 'The portal is unavailable on Saturday from 10 PM to 2 AM Eastern.' },
  argTypes: { actions: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Information: Story = { args: { title: 'System maintenance' } }
export const Success: Story = { args: { tone: 'success', children: 'Your password has been updated successfully.' } }
export const Warning: Story = { args: { tone: 'warning', title: 'Your password expires in 4 days.', children: null } }
export const Failure: Story = {
  args: { tone: 'error', title: 'Something went wrong', children: "We couldn't create the report." },
}
export const WithALink: Story = { args: { actions: <Link href="#more">Read more</Link> } }
export const Narrow: Story = {
  args: { title: 'System maintenance', onClose: fn(), actions: <Link href="#more">Read more</Link> },
  globals: { viewport: { value: '320-640', isRotated: false } },
}
/** Something that can wait, beside what matters more. */
export const Line: Story = { args: { layout: 'line', onClose: fn(), role: 'note' } }

/** From edge to edge at the top of a page. */
export const Strip: Story = {
  args: { layout: 'strip', title: 'System maintenance', onClose: fn(), actions: <Link href="#more">Read more</Link> },
}

/** Without room for all on one line, the title is a line of 36 px, and opens the rest in place. */
export const NarrowStrip: Story = {
  args: Strip.args,
  globals: { viewport: { value: '320-640', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    if (canvasElement.ownerDocument.defaultView?.innerWidth !== 320) return
    const toggle = canvas.getByRole('button', { name: 'System maintenance', expanded: false })
    await expect(canvas.queryByRole('link', { name: 'Read more' })).toBeNull()
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBeLessThanOrEqual(37)
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: 'Read more' })).toBeVisible()
    await userEvent.click(toggle)
    await expect(canvas.queryByRole('link', { name: 'Read more' })).toBeNull()
  },
}

export const IsClosed: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      {tones.map((tone) => (
        <StatesRow key={tone} label={tone}>
          <State label="words" width="full">
            <Banner tone={tone} role="note">
              {text}
            </Banner>
          </State>
          <State label="title, actions and close" width="full">
            <Banner
              tone={tone}
              role="note"
              title="System maintenance"
              actions={<Link href="#more">Read more</Link>}
              onClose={close}
            >
              {text}
            </Banner>
          </State>
        </StatesRow>
      ))}
      <StatesRow label="In a narrow place">
        <State label="title only" width="column">
          <Banner tone="warning" role="note" title="Your password expires in 4 days." />
        </State>
        <State label="long text" width="column">
          <Banner
            tone="error"
            role="note"
            title="Something went wrong"
            onClose={close}
            actions={<Link href="#more">Read more</Link>}
          >
            {text}
          </Banner>
        </State>
      </StatesRow>
      <StatesRow label="The close button">
        <State label="hover" width="column" force="hover">
          <Banner tone="info" role="note" onClose={close}>
            Name saved
          </Banner>
        </State>
        <State label="focus" width="column" force="focus">
          <Banner tone="info" role="note" onClose={close}>
            Name saved
          </Banner>
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
