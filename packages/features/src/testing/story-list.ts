import {
  changeListState,
  type ListChange,
  type ListControl,
  type ListState,
  type ListStateRules,
} from '@producer-portal/domain/lists'
import { useState } from 'react'
import { fn } from 'storybook/test'

/** A list with what is chosen of it, as its screen or widget takes it. */
export interface StoryList<Filters, Rules> {
  readonly rules: Rules
  readonly state: ListControl<Filters>
}

const callbacks = {
  onFiltersChange: fn(),
  onSortChange: fn(),
  onSortClear: fn(),
  onPageChange: fn(),
  onPageSizeChange: fn(),
}

/** A list as it opens, or with something chosen. */
export function storyList<Filters, Rules>(
  rules: Rules & ListStateRules<Filters>,
  chosen: Partial<ListState<Filters>> = {},
): StoryList<Filters, Rules> {
  const { defaultFilters: filters, defaultSort: sort, pageSizes } = rules
  return { rules, state: { filters, sort, page: 1, pageSize: pageSizes[0], ...callbacks, ...chosen } }
}

/** Keeps the filters of a chart in a story, as the app keeps them. */
export function useStoryFilters<Filters, Change>(first: Filters, onFiltersChange: (change: Change) => void) {
  const [filters, setFilters] = useState(first)
  const change = (next: Change) => {
    setFilters((before) => ({ ...before, ...next }))
    onFiltersChange(next)
  }
  return { filters, onFiltersChange: change }
}

/** Keeps what is chosen of a list in a story, as the app keeps it. */
export function useStoryList<Filters, Rules>({ rules, state: first }: StoryList<Filters, Rules>) {
  const [state, setState] = useState<ListState<Filters>>(first)
  const change = (part: ListChange<Filters>) => setState((last) => changeListState(last, part))
  const control: ListControl<Filters> = {
    ...state,
    onFiltersChange: (filters) => {
      change({ filters })
      first.onFiltersChange(filters)
    },
    onSortChange: (sort) => {
      change({ sort })
      first.onSortChange(sort)
    },
    onSortClear: () => {
      change({ sort: null })
      first.onSortClear?.()
    },
    onPageChange: (page) => {
      change({ page })
      first.onPageChange(page)
    },
    onPageSizeChange: (pageSize) => {
      change({ pageSize })
      first.onPageSizeChange?.(pageSize)
    },
  }
  return { rules, state: control }
}
