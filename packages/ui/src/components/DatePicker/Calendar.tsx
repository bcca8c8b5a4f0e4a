'use client'
import { ChevronLeftIcon, ChevronRightIcon, ChevronsLeftIcon, ChevronsRightIcon } from '../../icons/icons.js'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { coreTexts } from '../../i18n/core-texts.js'
import { dateTexts } from '../../i18n/date-texts.js'
import { useLocale } from '../../i18n/LocaleProvider.js'
import { useTexts } from '../../i18n/useTexts.js'
import { Button } from '../Button/Button.js'
import { IconButton } from '../IconButton/IconButton.js'
import * as S from './Calendar.styles.js'
import { getCalendar, isOutside, type DateCalendar } from './date-calendar.js'
import type { DateRules } from './DateInput.js'
import { addDays, clampDay, getToday } from './days.js'

export interface CalendarProps {
  /** The days that may be chosen. */
  rules: DateRules
  /** The first and the last day that are chosen; the same for one day, the empty string for none. */
  chosen: { readonly start: string; readonly end: string }
  /** The cell that has the focus first. */
  focusTarget: RefObject<HTMLTableCellElement | null>
  /** Called with a day that may be chosen, and with what closes the calendar. */
  onPick: (day: string, close: () => void) => void
  /** Called to close it. */
  onClose: () => void
  /** Draws what stands above the month, given what closes the calendar; nothing by default. */
  renderHead?: (close: () => void) => ReactNode
}

/** A month of days: arrow keys go through it and on to the next one. */
export function Calendar({ rules, chosen, focusTarget, onPick, onClose, renderHead }: CalendarProps) {
  const t = useTexts(dateTexts)
  const tCore = useTexts(coreTexts)
  const calendar = getCalendar(useLocale())
  const { min, max, isDateUnavailable } = rules
  const [today] = useState(getToday)
  const [current, setCurrent] = useState(() => clampDay(chosen.start || today, min, max))
  const movesFocus = useRef(false)
  const headingId = useId()
  useEffect(() => {
    if (movesFocus.current) focusTarget.current?.focus()
    movesFocus.current = false
  })

  const isFixed = (day: string) => isOutside(day, rules) || isDateUnavailable?.(day) === true
  const moveTo = (day: string) => {
    movesFocus.current = true
    setCurrent(clampDay(day, min, max))
  }
  const pick = (day: string) => {
    if (!isFixed(day)) onPick(day, onClose)
  }
  const answerKey = (event: KeyboardEvent<HTMLTableElement>) => {
    const day = getDayOfKey(event, current, calendar)
    const isPick = event.key === 'Enter' || event.key === ' '
    if (!day && !isPick) return
    event.preventDefault()
    if (day) moveTo(day)
    else pick(current)
  }
  const renderTurn = (label: string, icon: typeof ChevronLeftIcon, months: number) => {
    const day = clampDay(calendar.addMonths(current, months), min, max)
    const isEnd = calendar.writeMonth(day) === calendar.writeMonth(current)
    return (
      <IconButton
        label={label}
        icon={icon}
        iconSize={16}
        size="small"
        aria-disabled={isEnd || undefined}
        onClick={() => setCurrent(day)}
      />
    )
  }
  return (
    <S.Root>
      {renderHead?.(onClose)}
      <S.Head>
        {renderTurn(t('previousYear'), ChevronsLeftIcon, -12)}
        {renderTurn(t('previousMonth'), ChevronLeftIcon, -1)}
        <S.Month id={headingId} aria-live="polite">
          {calendar.writeMonth(current)}
        </S.Month>
        {renderTurn(t('nextMonth'), ChevronRightIcon, 1)}
        {renderTurn(t('nextYear'), ChevronsRightIcon, 12)}
      </S.Head>
      <S.Grid role="grid" aria-labelledby={headingId} onKeyDown={answerKey}>
        <thead>
          <tr>
            {calendar.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendar.getWeeks(current).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) =>
                day === null ? (
                  // eslint-disable-next-line react/no-array-index-key -- a place without a day has nothing but its place
                  <td key={index} aria-hidden />
                ) : (
                  <S.Day
                    key={day}
                    ref={day === current ? focusTarget : undefined}
                    role="gridcell"
                    tabIndex={day === current ? 0 : -1}
                    aria-label={calendar.toWords(day)}
                    aria-current={day === today ? 'date' : undefined}
                    aria-selected={chosen.start !== '' && day >= chosen.start && day <= chosen.end}
                    aria-disabled={isFixed(day) || undefined}
                    data-between={(day > chosen.start && day < chosen.end) || undefined}
                    onClick={() => {
                      setCurrent(clampDay(day, min, max))
                      pick(day)
                    }}
                  >
                    <S.DayNumber>{calendar.writeDayOfMonth(day)}</S.DayNumber>
                  </S.Day>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </S.Grid>
      <S.Foot>
        {!isOutside(today, rules) && (
          <Button size="small" variant="quiet" onClick={() => moveTo(today)}>
            {t('today')}
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          {tCore('close')}
        </Button>
      </S.Foot>
    </S.Root>
  )
}

/** The day that a key leads to; undefined for any other key. */
function getDayOfKey(
  { key, shiftKey, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLTableElement>,
  day: string,
  calendar: DateCalendar,
): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const months = shiftKey ? 12 : 1
  const [first, last] = calendar.getWeek(day)
  const moves: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -forward),
    ArrowRight: () => addDays(day, forward),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => first,
    End: () => last,
    PageUp: () => calendar.addMonths(day, -months),
    PageDown: () => calendar.addMonths(day, months),
  }
  return moves[key]?.()
}
