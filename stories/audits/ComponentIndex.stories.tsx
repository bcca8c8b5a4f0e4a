import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { componentGroups } from '../guides/component-groups.js'
import { GuideTable } from '../guides/GuideTable.js'
import { extractStories } from './photographs.js'

/** The list of components on the first page of this book names every one that has a page. */
const meta = {
  title: 'Audits/Component index',
  tags: ['!autodocs'],
  component: GuideTable,
  args: {
    head: ['Purpose', 'Components'],
    rows: Object.entries(componentGroups).map(([purpose, names]) => [purpose, names.join(', ')]),
  },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof GuideTable>
export default meta
type Story = StoryObj<typeof meta>

export const NamesThemAll: Story = {
  play: async () => {
    const stories = await extractStories()
    const guided = stories.filter(([, { parameters }]) => parameters.guidance !== undefined)
    const pages = new Set(guided.map(([, { title }]) => title.replace('Components/', '')))
    await expect(pages.size).toBeGreaterThan(20)
    await expect(Object.values(componentGroups).flat().toSorted()).toEqual([...pages].toSorted())
  },
}
