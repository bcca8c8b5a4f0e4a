import type { Meta, StoryObj } from '@storybook/react-vite'
import { BuildingIcon } from '../../icons/task-icons.js'
import { expect, fn, userEvent } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { Tag } from './Tag.js'

const tones = ['neutral', 'accent'] as const
const remove = fn()

const guidance = {
  when: [
    'A word that was attached to something, such as a category.',
    'A choice that can be taken away again, such as a filter.',
  ],
  whenNot: [
    'A state that the system sets: use `Badge`.',
    'A word that leads somewhere: use `Link`.',
    'An action: use `Button`.',
  ],
  anatomy: [
    ['Icon', 'Optional, for the kind of thing it names.'],
    ['Label', 'A word or two; more of them take a second line.'],
    ['Remove button', '24 px square. Its name says what it removes.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the remove button.'],
    ['Enter, Space', 'Removes the tag. Move the focus to the next one, or to what the tags belong to.'],
  ],
  pattern: 'Text, with a native button that removes it.',
} satisfies Guidance

const meta = {
  title: 'Components/Tag',
  component: Tag,
  tags: ['stable'],
  args: { label: 'Term Life' },
  argTypes: { icon: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Accent: Story = { args: { tone: 'accent' } }

export const WithAnIcon: Story = { args: { label: 'Lakeshore Financial Group', icon: BuildingIcon } }

export const Removable: Story = {
  args: { tone: 'accent', onRemove: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove Term Life' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Term Life' }))
    await expect(args.onRemove).toHaveBeenCalledTimes(2)
  },
}

export const RemovableNeutral: Story = { args: { onRemove: fn() } }

export const Narrow: Story = {
  args: { label: 'Agent: Featherstonehaugh-Cholmondeley, Maximiliana Theodora Alexandrina', onRemove: fn() },
  globals: { viewport: { value: '320-640', isRotated: false } },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      {tones.map((tone) => (
        <StatesRow key={tone} label={tone}>
          <State label="rest">
            <Tag tone={tone} label="Term Life" />
          </State>
          <State label="with an icon">
            <Tag tone={tone} label="Lakeshore Group" icon={BuildingIcon} />
          </State>
          <State label="removable">
            <Tag tone={tone} label="Term Life" onRemove={remove} />
          </State>
          <State label="hover" force="hover">
            <Tag tone={tone} label="Term Life" onRemove={remove} />
          </State>
          <State label="focus" force="focus">
            <Tag tone={tone} label="Term Life" onRemove={remove} />
          </State>
          <State label="pressed" force="active">
            <Tag tone={tone} label="Term Life" onRemove={remove} />
          </State>
          <State label="long text" width="column">
            <Tag tone={tone} label="Agent: Featherstonehaugh-Cholmondeley, Maximiliana" onRemove={remove} />
          </State>
        </StatesRow>
      ))}
    </StatesSheet>
  ),
}
