import { caseLists } from '@producer-portal/domain/cases'
import { castAgencies, castAgents, generateCases } from '@producer-portal/domain/mocks'
import { CaseScreen } from '@producer-portal/features/cases'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyNow } from '../../packages/features/src/testing/story-clock.js'
import { storyList } from '../../packages/features/src/testing/story-list.js'
import { getStoryUser } from '../../packages/features/src/testing/story-user.js'
import { phone } from '../../packages/features/src/testing/windows.js'

const nothing = () => {}
const lakeshore = castAgencies[0]

/** Only the cases whose names strain the layout: right-to-left, very long, of one word, with a pictograph. */
const cases = generateCases({
  agency: lakeshore,
  agents: castAgents(lakeshore.agencyNo),
  count: 1_200,
  type: 'pending',
  clock: storyNow,
  names: 'straining',
}).filter(({ clients }) => clients.some(({ fullName }) => fullName && (fullName.length > 30 || isUnusual(fullName))))

function isUnusual(name: string): boolean {
  return /[^\p{Script=Latin}\s.'-]/u.test(name) || !name.includes(' ')
}

/** Names that people have, and that screens are seldom drawn with. The account `bigbook` has them, too. */
const meta = {
  title: 'Audits/Names',
  component: CaseScreen,
  tags: ['!autodocs'],
  args: {
    user: getStoryUser('rivera'),
    list: storyList(caseLists.pending, { pageSize: 25 }),
    loaded: { rows: cases, onRetry: nothing },
    now: storyNow,
  },
  argTypes: { loaded: { control: false } },
} satisfies Meta<typeof CaseScreen>
export default meta
type Story = StoryObj<typeof meta>

export const EveryScript: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/\p{Script=Hebrew}/u).length).toBeGreaterThan(0)
    await expect(canvas.getAllByText(/🌻/u).length).toBeGreaterThan(0)
  },
}

export const Narrow: Story = { ...phone }
