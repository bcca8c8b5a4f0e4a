import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import * as S from './DescriptionList.styles.js'

/** A label and what it stands for. */
export interface DescriptionItem {
  /** The label, such as 'Policy Number'. */
  readonly term: string
  /** The value; a dash is shown when there is none. */
  readonly detail: ReactNode
}

export interface DescriptionListProps extends HTMLAttributes<HTMLDListElement> {
  /** The pairs in their order. */
  items: readonly DescriptionItem[]
  /** `columns` (the default) fills the width with label over value, `rows` puts them side by side, for panels. */
  layout?: 'columns' | 'rows'
  /** Shown for a missing value; a dash by default. */
  emptyText?: string
}

const isMissing = (detail: ReactNode) => detail === null || detail === undefined || detail === ''

/** Use it for the facts about one thing: labels with their values, too few for a table. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(function DescriptionList(
  { items, layout = 'columns', emptyText = '—', ...rest },
  ref,
) {
  return (
    <S.Root ref={ref} data-layout={layout} {...rest}>
      {items.map(({ term, detail }) => (
        <S.Item key={term}>
          <S.Term>{term}</S.Term>
          <S.Detail>{isMissing(detail) ? emptyText : detail}</S.Detail>
        </S.Item>
      ))}
    </S.Root>
  )
})
