import { type Case, caseLists, inLoadOrder } from '@producer-portal/domain/cases'
import { castAgencies, castAgents, type DemoPerson, generateCases, mockCases } from '@producer-portal/domain/mocks'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { getStoryUser, toStoryUser } from '../../testing/story-user.js'
import { storyList, useStoryList } from '../../testing/story-list.js'
import { CaseScreen, type CaseScreenProps } from './CaseScreen.js'

/** The args that the stories of the case screen start from: Elena Rivera and the twelve pending cases of the cast. */
export const caseScreenArgs = {
  user: getStoryUser('rivera'),
  list: storyList(caseLists.pending),
  loaded: { rows: inLoadOrder(mockCases(storyNow)), onRetry: fn() },
  now: storyNow,
} satisfies CaseScreenProps

export const withCases = (rows: readonly Case[], state: CaseScreenProps['loaded']['state'] = 'ready') => ({
  loaded: { ...caseScreenArgs.loaded, rows, state },
})

export const viewAsUser = (person: DemoPerson) => ({ user: toStoryUser(person) })

/** The screen with filters, sort, page and page size kept, as the app keeps them. */
export function WorkingCaseScreen(props: CaseScreenProps) {
  return <CaseScreen {...props} list={useStoryList(props.list)} />
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
  return <WorkingCaseScreen {...props} {...withCases(cases)} />
}
