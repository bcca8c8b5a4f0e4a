import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PhotographTable } from './PhotographTable.js'
import { extractStories, type Photograph, photographs } from './photographs.js'

/** The stories photographed for review with every change: sheets of states and screens, and nothing else. */
const meta = {
  title: 'Audits/Photographs',
  tags: ['!autodocs'],
  component: PhotographTable,
  args: { photographs: [] },
  loaders: [async () => ({ photographs: await photographs() })],
  parameters: { controls: { disable: true } },
  render: (_, { loaded }) => <PhotographTable photographs={loaded['photographs'] as readonly Photograph[]} />,
} satisfies Meta<typeof PhotographTable>
export default meta
type Story = StoryObj<typeof meta>

export const SheetsAndScreens: Story = {
  play: async ({ loaded }) => {
    const taken = (loaded['photographs'] as readonly Photograph[]).map(({ id }) => id)
    const wanted = (await extractStories())
      .filter(
        ([, { title, name }]) => title.startsWith('Screens/') || (title.startsWith('Components/') && name === 'States'),
      )
      .map(([id]) => id)
    await expect(wanted.length).toBeGreaterThan(20)
    await expect(taken.toSorted()).toEqual(wanted.toSorted())
  },
}
