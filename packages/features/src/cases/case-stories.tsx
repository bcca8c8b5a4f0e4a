import { inLoadOrder } from '@producer-portal/domain/cases'
import { castAgencies, castAgents, type DemoPerson, generateCases, mockCases } from '@producer-portal/domain/mocks'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { storyNow } from '../testing/story-clock.js'
import { storyUser, userNamed } from '../testing/story-user.js'
import { CaseScreen, type CaseScreenProps } from './CaseScreen.js'

/** The args that the stories of the case screen start from: Elena Rivera and the twelve pending cases of the cast. */
export const caseScreenArgs = {
  type: 'pending',
  user: userNamed('rivera'),
  cases: inLoadOrder(mockCases(storyNow)),
  sort: null,
  page: 1,
  onSortChange: fn(),
  onPageChange: fn(),
  onRetry: fn(),
  onAgentDashboardOpen: fn(),
  onSearchOpen: fn(),
} satisfies CaseScreenProps

export const viewAsUser = (person: DemoPerson) => ({ user: storyUser(person) })

/** The screen with the sort and the page kept, as the app keeps them. */
export function WorkingCaseScreen(props: CaseScreenProps) {
  const [sort, setSort] = useState(props.sort)
  const [page, setPage] = useState(props.page)
  return (
    <CaseScreen
      {...props}
      sort={sort}
      page={page}
      onSortChange={(next) => {
        setSort(next)
        props.onSortChange(next)
      }}
      onPageChange={(next) => {
        setPage(next)
        props.onPageChange(next)
      }}
    />
  )
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
