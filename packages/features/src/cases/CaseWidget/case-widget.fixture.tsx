import { defaultCaseFilters, inLoadOrder } from '@producer-portal/domain/cases'
import { mockCases } from '@producer-portal/domain/mocks'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { CaseWidget, type CaseWidgetList, type CaseWidgetProps } from './CaseWidget.js'

const toList = (type: 'pending' | 'issued' | 'not_placed'): CaseWidgetList => ({
  state: 'ready',
  cases: inLoadOrder(mockCases(storyNow, type)),
})
const noList: CaseWidgetList = { state: 'ready', cases: [] }

/** The three lists of the sample data, and the same lists loading, empty, and failed. */
export const storyLists = { pending: toList('pending'), issued: toList('issued'), not_placed: toList('not_placed') }
export const emptyLists = { pending: noList, issued: noList, not_placed: noList }
const loading: CaseWidgetList = { state: 'loading', cases: [] }
export const loadingLists = { pending: loading, issued: loading, not_placed: loading }

/** The args that the stories of the widget start from. */
export const caseWidgetArgs = {
  type: 'pending',
  lists: storyLists,
  filters: defaultCaseFilters,
  now: storyNow,
  sort: { columnId: 'days', direction: 'descending' },
  page: 1,
  onTypeSelect: fn(),
  onFiltersChange: fn(),
  onSortChange: fn(),
  onPageChange: fn(),
  onCaseOpen: fn(),
  onRequirementsOpen: fn(),
  onRefresh: fn(),
} satisfies CaseWidgetProps

/** The widget with tab, filters, sort and page kept, as the app keeps them. */
export function WorkingCaseWidget(props: CaseWidgetProps) {
  const { type, filters, sort, page } = props
  const [view, setView] = useState({ type, filters, sort, page })
  const change = (part: Partial<typeof view>) => setView((last) => ({ ...last, page: 1, ...part }))
  return (
    <CaseWidget
      {...props}
      {...view}
      onTypeSelect={(next) => change({ type: next })}
      onFiltersChange={(next) => change({ filters: { ...view.filters, ...next } })}
      onSortChange={(next) => change({ sort: next })}
      onPageChange={(next) => change({ page: next })}
    />
  )
}
