import { type Case, caseLists, inLoadOrder } from '@producer-portal/domain/cases'
import { type DemoPerson, mockCases } from '@producer-portal/domain/mocks'
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
