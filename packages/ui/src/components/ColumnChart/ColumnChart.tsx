'use client'
import { CheckIcon } from '../../icons/icons.js'
import { forwardRef, useId, type CSSProperties, type HTMLAttributes } from 'react'
import { Heading, type HeadingLevel } from '../Heading/Heading.js'
import { Icon } from '../Icon/Icon.js'
import { chartColors, Note, Root, Value, type ChartTone } from '../StackedBar/chart.styles.js'
import { formatCount } from '../../i18n/format-count.js'
import { useLocale } from '../../i18n/LocaleProvider.js'
import * as S from './ColumnChart.styles.js'

/** One class. */
export interface ColumnChartItem {
  /** Tells the classes apart. */
  readonly id: string
  /** The counted items, in a few words, such as '8–30 days'. */
  readonly label: string
  /** The count; `null` while unknown, and then it cannot be pressed. */
  readonly value: number | null
  /** The tone, which gives the color; `accent` by default. */
  readonly tone?: ChartTone
}

export interface ColumnChartProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'onSelect'> {
  /** The subject of the columns; it names the list too. */
  title: string
  /** Level of the title in the outline of the page; 3 by default. */
  headingLevel?: HeadingLevel
  /** Three to six classes in their order, none of which overlap. */
  items: readonly ColumnChartItem[]
  /** The selected class; none by default. */
  selectedKey?: string | null
  /** Called with the pressed class, or with `null` when it was the selected one. Without it, the columns are not buttons. */
  onSelectionChange?: (id: string | null) => void
  /** A sentence under the columns, such as what is in none of them; none by default. */
  note?: string
}

/** Use it for counts in classes that have an order, such as ages, each of which may narrow the list beside it. */
export const ColumnChart = forwardRef<HTMLDivElement, ColumnChartProps>(function ColumnChart(props, ref) {
  const { title, headingLevel = 3, items, selectedKey = null, onSelectionChange, note, ...rest } = props
  const titleId = useId()
  const locale = useLocale()
  const most = Math.max(1, ...items.map(({ value }) => value ?? 0))
  return (
    <Root ref={ref} role="group" aria-labelledby={titleId} {...rest}>
      <Heading id={titleId} level={headingLevel} size="sm">
        {title}
      </Heading>
      <S.Columns>
        {items.map(({ id, label, value, tone = 'accent' }) => {
          const isSelected = id === selectedKey
          const style: CSSProperties & Record<`--${string}`, string> = {
            '--share': `${((value ?? 0) / most) * 100}%`,
            '--tone': chartColors[tone],
          }
          const column = (
            <>
              <S.Label>{label}</S.Label>{' '}
              <S.Count>
                {isSelected && <Icon icon={CheckIcon} />}
                <Value>{value && formatCount(value, locale)}</Value>
              </S.Count>
              <S.Bar aria-hidden style={style} />
            </>
          )
          return (
            <li key={id}>
              {onSelectionChange && value !== null ? (
                <S.Column
                  as="button"
                  type="button"
                  aria-pressed={isSelected}
                  onClick={() => onSelectionChange(isSelected ? null : id)}
                >
                  {column}
                </S.Column>
              ) : (
                <S.Column>{column}</S.Column>
              )}
            </li>
          )
        })}
      </S.Columns>
      {note && <Note>{note}</Note>}
    </Root>
  )
})
