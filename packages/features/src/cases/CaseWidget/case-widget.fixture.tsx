import {
  type Case,
  caseWidgetLists,
  type ContractType,
  contractTypes,
  inLoadOrder,
} from '@producer-portal/domain/cases'
import { byList } from '@producer-portal/domain/lists'
import { mockCases } from '@producer-portal/domain/mocks'
import { useState } from 'react'
import { fn } from 'storybook/test'
import type { LoadedList } from '../../lists/BusinessWidget/BusinessWidget.js'
import { storyNow } from '../../testing/story-clock.js'
import { storyList, useStoryList } from '../../testing/story-list.js'
import { CaseWidget, type CaseWidgetProps } from './CaseWidget.js'

type Lists = Readonly<Record<ContractType, LoadedList<Case>>>

/** The three lists of the sample data, and the same lists loading and empty. */
export const storyLists: Lists = byList(contractTypes, (type) => ({
  state: 'ready',
  rows: inLoadOrder(mockCases(storyNow, type)),
}))
export const emptyLists: Lists = byList(contractTypes, () => ({ state: 'ready', rows: [] }))
export const loadingLists: Lists = byList(contractTypes, () => ({ state: 'loading', rows: [] }))

/** The args that the stories of the widget start from. */
export const caseWidgetArgs = {
  list: storyList(caseWidgetLists.pending),
  lists: storyLists,
  now: storyNow,
  onTypeSelect: fn(),
  onRowOpen: fn(),
  onRequirementsOpen: fn(),
  onRefresh: fn(),
} satisfies CaseWidgetProps

/** The widget with tab, filters, sort and page kept, as the app keeps them. */
export function WorkingCaseWidget(props: CaseWidgetProps) {
  const { state } = useStoryList(props.list)
  const [rules, setRules] = useState(props.list.rules)
  return (
    <CaseWidget
      {...props}
      list={{ rules, state }}
      onTypeSelect={(type) => {
        setRules(caseWidgetLists[type])
        state.onPageChange(1)
      }}
    />
  )
}
