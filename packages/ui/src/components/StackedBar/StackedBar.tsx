'use client'
import { CheckIcon } from '../../icons/icons.js'
import { forwardRef, useId, type CSSProperties, type HTMLAttributes } from 'react'
import { Heading, type HeadingLevel } from '../Heading/Heading.js'
import { Icon } from '../Icon/Icon.js'
import { chartColors, fillings, Root, Value, type ChartTone } from './chart.styles.js'
import { formatCount } from '../../i18n/format-count.js'
import { useLocale } from '../../i18n/LocaleProvider.js'
import * as S from './StackedBar.styles.js'

/** One part of the whole. */
export interface StackedBarItem {
  /** Tells the parts apart. */
  readonly id: string
  /** The counted items, such as 'Approved'. */
  readonly label: string
  /** The count; `null` while unknown, and then it cannot be pressed. */
  readonly value: number | null
  /** The tone, which gives the color; `neutral` by default. Parts of one tone have fillings that differ. */
  readonly tone?: ChartTone
  /** Belongs to the whole but cannot be pressed, such as what has no status; false by default. */
  readonly isStatic?: boolean
}

export interface StackedBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'onSelect'> {
  /** The subject of the bar; it names the legend too. */
  title: string
  /** Level of the title in the outline of the page; 3 by default. */
  headingLevel?: HeadingLevel
  /** The parts in their order; together they are the whole. */
  items: readonly StackedBarItem[]
  /** The selected part; none by default. */
  selectedKey?: string | null
  /** Called with the pressed part, or with `null` when it was the selected one. Without it, the legend has no buttons. */
  onSelectionChange?: (id: string | null) => void
}

/** Use it for the parts of a whole: one bar, and a legend with words and counts whose entries may narrow a list. */
export const StackedBar = forwardRef<HTMLDivElement, StackedBarProps>(function StackedBar(props, ref) {
  const { title, headingLevel = 3, items, selectedKey = null, onSelectionChange, ...rest } = props
  const titleId = useId()
  const locale = useLocale()
  const hasSelection = items.some(({ id }) => id === selectedKey)
  const parts = items.map((item, place) => ({ ...item, style: toStyle(item, items.slice(0, place)) }))
  return (
    <Root ref={ref} role="group" aria-labelledby={titleId} {...rest}>
      <Heading id={titleId} level={headingLevel} size="sm">
        {title}
      </Heading>
      <S.Bar aria-hidden>
        {parts
          .filter(({ value }) => value)
          .map(({ id, style }) => (
            <S.Part key={id} style={style} data-faded={(hasSelection && id !== selectedKey) || undefined} />
          ))}
      </S.Bar>
      <S.Legend>
        {parts.map(({ id, label, value, isStatic, style }) => {
          const isSelected = id === selectedKey
          const entry = (
            <>
              {isSelected ? <Icon icon={CheckIcon} /> : <S.Swatch aria-hidden style={style} />}
              <span>{label}</span> <Value>{value && formatCount(value, locale)}</Value>
            </>
          )
          return (
            <li key={id}>
              {onSelectionChange && value !== null && !isStatic ? (
                <S.Entry
                  as="button"
                  type="button"
                  aria-pressed={isSelected}
                  onClick={() => onSelectionChange(isSelected ? null : id)}
                >
                  {entry}
                </S.Entry>
              ) : (
                <S.Entry>{entry}</S.Entry>
              )}
            </li>
          )
        })}
      </S.Legend>
    </Root>
  )
})

const toFilling = (place: number) => fillings[place % fillings.length] ?? fillings[0]

type PartStyle = CSSProperties & Record<`--${string}`, string | number>

/** The looks of a part: its tone, and a filling that none of the parts before it has in that tone. */
function toStyle({ value, tone = 'neutral' }: StackedBarItem, before: readonly StackedBarItem[]): PartStyle {
  const ofTone = before.filter((other) => (other.tone ?? 'neutral') === tone)
  return {
    '--value': value ?? 0,
    '--tone': chartColors[tone],
    '--filling': toFilling(ofTone.length),
    '--filling-of-all': toFilling(before.length),
  }
}
