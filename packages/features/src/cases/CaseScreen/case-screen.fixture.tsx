import { defaultCaseFilters, inLoadOrder } from '@producer-portal/domain/cases'
import { castAgencies, castAgents, type DemoPerson, generateCases, mockCases } from '@producer-portal/domain/mocks'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { getStoryUser, toStoryUser } from '../../testing/story-user.js'
import { useStoryView } from '../../testing/useStoryView.js'
import { CaseScreen, type CaseScreenProps } from './CaseScreen.js'

/** The args that the stories of the case screen start from: Elena Rivera and the twelve pending cases of the cast. */
export const caseScreenArgs = {
  type: 'pending',
  user: getStoryUser('rivera'),
  cases: inLoadOrder(mockCases(storyNow)),
  filters: defaultCaseFilters,
  now: storyNow,
  sort: null,
  page: 1,
  onFiltersChange: fn(),
  onSortChange: fn(),
  onSortClear: fn(),
  onPageChange: fn(),
  onPageSizeChange: fn(),
  onRetry: fn(),
} satisfies CaseScreenProps

export const viewAsUser = (person: DemoPerson) => ({ user: toStoryUser(person) })

/** The screen with filters, sort, page and page size kept, as the app keeps them. */
export function WorkingCaseScreen(props: CaseScreenProps) {
  return <CaseScreen {...props} {...useStoryView(props)} />
}

const northfield = castAgencies[3]

/** The working screen with ten thousand cases. */
export function BigBook(props: CaseScreenProps) {
  const [cases] = useState(() =>
    inLoadOrder(
      generateCases({
        agency: northfield,
        agents: castAgents(northfield.agencyNo),
        count: 10_000,
        type: 'pending',
        clock: storyNow,
      }),
    ),
  )
  return <WorkingCaseScreen {...props} cases={cases} />
}
