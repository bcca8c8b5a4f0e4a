'use client'
import { CheckIcon } from '../../icons/icons.js'
import { forwardRef, useId, type CSSProperties, type HTMLAttributes } from 'react'
import { Heading, type HeadingLevel } from '../Heading/Heading.js'
import { Icon } from '../Icon/Icon.js'
import { formatCount } from '../../i18n/format-count.js'
import { useLocale } from '../../i18n/LocaleProvider.js'
import * as S from './BarList.styles.js'

/** One bar. */
export interface BarItem {
  /** Tells the bars apart. */
  readonly id: string
  /** The counted items, such as 'Approved'. */
  readonly label: string
  /** The count; the longest bar has the most. `null` while unknown, and then it cannot be pressed. */
  readonly value: number | null
}

export interface BarListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'onSelect'> {
  /** The subject of the bars; it names the list too. */
  title: string
  /** Level of the title in the outline of the page; 3 by default. */
  headingLevel?: HeadingLevel
  /** The bars in their order. */
  items: readonly BarItem[]
  /** The selected bar; none by default. */
  selectedKey?: string | null
  /** Called with the pressed bar, or with `null` when it was the selected one. Without it, the bars are not buttons. */
  onSelectionChange?: (id: string | null) => void
  /** Writes the numbers; with the separators of thousands by default. */
  formatValue?: (value: number) => string
  /** Side by side where there is room, or one below the other, which keeps an order such as that of years; `columns` by default. */
  layout?: 'columns' | 'column'
  /** A sentence under the bars, such as what is not among them; none by default. */
  note?: string
}

/** Use it for a handful of counts that users compare at a glance, each of which may narrow the list beside it. */
export const BarList = forwardRef<HTMLDivElement, BarListProps>(function BarList(props, ref) {
  const locale = useLocale()
  const {
    title,
    headingLevel = 3,
    items,
    selectedKey = null,
    onSelectionChange,
    formatValue = (value: number) => formatCount(value, locale),
    layout = 'columns',
    ...more
  } = props
  const { note, ...rest } = more
  const titleId = useId()
  // All values get the room of the longest, so that all bars have one scale.
  const longest = Math.max(...items.map(({ value }) => (value === null ? 0 : formatValue(value).length)))
  const valueRoom: CSSProperties & Record<'--value', string> = { '--value': `${longest}ch` }
  const most = Math.max(1, ...items.map(({ value }) => value ?? 0))
  return (
    <S.Root ref={ref} role="group" aria-labelledby={titleId} {...rest}>
      <Heading id={titleId} level={headingLevel} size="sm">
        {title}
      </Heading>
      <S.List data-layout={layout} style={valueRoom}>
        {items.map(({ id, label, value }) => {
          const isSelected = id === selectedKey
          const share: CSSProperties & Record<'--share', string> = { '--share': `${((value ?? 0) / most) * 100}%` }
          const bar = (
            <>
              <S.Label>
                {isSelected && <Icon icon={CheckIcon} />}
                <span>{label}</span>
              </S.Label>
              <S.Track aria-hidden>
                <S.Bar style={share} />
              </S.Track>
              <S.Value>{value === null ? '' : formatValue(value)}</S.Value>
            </>
          )
          return (
            <li key={id}>
              {onSelectionChange && value !== null ? (
                <S.Line
                  as="button"
                  type="button"
                  aria-pressed={isSelected}
                  onClick={() => onSelectionChange(isSelected ? null : id)}
                >
                  {bar}
                </S.Line>
              ) : (
                <S.Line>{bar}</S.Line>
              )}
            </li>
          )
        })}
      </S.List>
      {note && <S.Note>{note}</S.Note>}
    </S.Root>
  )
})
