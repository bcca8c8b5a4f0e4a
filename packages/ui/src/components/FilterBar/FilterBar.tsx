'use client'
import { forwardRef, useRef, type HTMLAttributes, type ReactNode } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useFocusAfterRemoval } from '../../hooks/useFocusAfterRemoval.js'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { Button } from '../Button/Button.js'
import { Tag } from '../Tag/Tag.js'
import * as S from './FilterBar.styles.js'
import { formTexts } from '../../i18n/form-texts.js'
import { listTexts } from '../../i18n/list-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

/** A filter that narrows what is shown. */
export interface ActiveFilter {
  /** Tells the filters apart. */
  readonly id: string
  /** The filter in words, such as 'Agent: Elena Rivera'. */
  readonly label: string
}

export interface FilterBarProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the group of filters, such as 'Filter cases'. */
  label: string
  /** The fields that filters are set with. */
  children?: ReactNode
  /** The filters that are set, each with a way to take it away. */
  filters: readonly ActiveFilter[]
  /** Called with the filter that people take away. */
  onFilterRemove: (id: string) => void
  /** Called when users take all filters away. Without it, there is no button for that, as where an empty list has it. */
  onFiltersClear?: () => void
  /**
   * True if the filters that are set are listed. Leave the list out where the fields show what is set: the button that
   * takes all away is then beside them. True by default.
   */
  hasTags?: boolean
  /** Name of the button that takes all filters away, which begins with 'Clear'; 'Clear filters' by default. */
  clearText?: string
  /** Name of the button that takes a filter away; 'Remove' and its label by default. */
  removeLabel?: (label: string) => string
  /** The announcement made once a filter is taken away; its label and 'removed' by default. */
  removedText?: (label: string) => string
  /** The announcement made once all are; 'Filters cleared' by default. */
  clearedText?: string
}

/** Use it above a list or table to narrow it, and to show at a glance by what it is narrowed. */
export const FilterBar = forwardRef<HTMLDivElement, FilterBarProps>(function FilterBar(props, ref) {
  const t = useTexts(listTexts)
  const tForm = useTexts(formTexts)
  const {
    label,
    children,
    filters,
    onFilterRemove,
    onFiltersClear,
    hasTags = true,
    clearText = t('clearFilters'),
    removeLabel = (filter) => t('remove', { name: filter }),
    removedText = (filter) => t('removed', { name: filter }),
    clearedText = t('filtersCleared'),
    ...rest
  } = props
  const root = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(root, ref)
  const announce = useAnnounce()
  const focusAfterRemoval = useFocusAfterRemoval(root, 'li button', filters.length)

  const remove = (filter: ActiveFilter, index: number) => {
    focusAfterRemoval(index)
    onFilterRemove(filter.id)
    announce(removedText(filter.label))
  }
  const clear = () => {
    focusAfterRemoval(0)
    onFiltersClear?.()
    announce(clearedText)
  }
  const clearButton = onFiltersClear && filters.length > 0 && (
    // Beside the fields its first word does
    <Button variant="quiet" size="small" aria-label={hasTags ? undefined : clearText} onClick={clear}>
      {hasTags ? clearText : tForm('clear')}
    </Button>
  )
  return (
    <S.Root ref={mergedRef} role="group" aria-label={label} tabIndex={-1} {...rest}>
      {children && (
        <S.Controls>
          {children}
          {!hasTags && clearButton}
        </S.Controls>
      )}
      {hasTags && filters.length > 0 && (
        <S.Active>
          <S.Tags>
            {filters.map((filter, index) => (
              <li key={filter.id}>
                <Tag
                  label={filter.label}
                  tone="accent"
                  removeLabel={removeLabel(filter.label)}
                  onRemove={() => remove(filter, index)}
                />
              </li>
            ))}
          </S.Tags>
          {clearButton}
        </S.Active>
      )}
    </S.Root>
  )
})
