'use client'
import { forwardRef, useState, type FieldsetHTMLAttributes } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { dateTexts } from '../../i18n/date-texts.js'
import { useLocale } from '../../i18n/LocaleProvider.js'
import { useTexts } from '../../i18n/useTexts.js'
import { Button } from '../Button/Button.js'
import { CalendarButton } from '../DatePicker/CalendarButton.js'
import { getCalendar } from '../DatePicker/date-calendar.js'
import { DateInput, type DateRules } from '../DatePicker/DateInput.js'
import type { FieldTexts } from '../Field/Field.js'
import { Fieldset } from '../Fieldset/Fieldset.js'
import * as S from './DateRange.styles.js'

/** A span of days, each `YYYY-MM-DD` in no time zone; the empty string for one that is open. */
export interface DateSpan {
  /** The first day. */
  readonly start: string
  /** The last day, which may be the first one too. */
  readonly end: string
}

/** A span that users choose often. */
export interface DatePreset extends DateSpan {
  /** Its name: `Last 30 days`. */
  readonly label: string
}

export interface DateRangeProps
  extends
    Pick<FieldTexts, 'label' | 'hint' | 'error' | 'isRequired'>,
    DateRules,
    Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'role' | 'name' | 'defaultValue' | 'children'> {
  /** The days that are chosen; without it, the field keeps them itself. */
  value?: DateSpan
  /** The days at first, when the field keeps them itself; none by default. */
  defaultValue?: DateSpan
  /** Called with both days. One is empty while its text is no day that may be chosen: the end is never before the start. */
  onValueChange?: (span: DateSpan) => void
  /** Spans that users choose often, above the calendar; none by default. */
  presets?: readonly DatePreset[]
  /** Label of the first box; 'Start date' by default. */
  startLabel?: string
  /** Label of the second box; 'End date' by default. */
  endLabel?: string
  /** Name under which a form gets the first day; none by default. */
  startName?: string
  /** Name under which a form gets the last day; none by default. */
  endName?: string
}

const none: DateSpan = { start: '', end: '' }
const isSame = (one: DateSpan, other: DateSpan) => one.start === other.start && one.end === other.end
/** A span as it is handed over: an end before the start stays in its box, and doesn't count. */
const toCounted = ({ start, end }: DateSpan): DateSpan => ({ start, end: start && end < start ? '' : end })

/** Use it for a span of days: two dates that are typed, or chosen in one calendar. One day is a `DatePicker`. */
export const DateRange = forwardRef<HTMLFieldSetElement, DateRangeProps>(function DateRange(props, ref) {
  const t = useTexts(dateTexts)
  const {
    value,
    defaultValue = none,
    onValueChange,
    min,
    max,
    isDateUnavailable,
    presets = [],
    startLabel = t('startDate'),
    endLabel = t('endDate'),
    startName,
    endName,
    isRequired,
    ...rest
  } = props
  const [own, setOwn] = useState(defaultValue)
  const span = value && !isSame(value, toCounted(own)) ? value : own
  const { start, end } = span
  const calendar = getCalendar(useLocale())
  const announce = useAnnounce()
  const rules = { min, max, isDateUnavailable }
  const change = (next: DateSpan) => {
    setOwn(next)
    if (!isSame(toCounted(next), toCounted(span))) onValueChange?.(toCounted(next))
  }
  const pick = (day: string, close: () => void) => {
    if (start && !end && day >= start) {
      change({ start, end: day })
      close()
    } else {
      change({ start: day, end: '' })
      announce(t('chooseEnd', { start: calendar.toWords(day) }))
    }
  }
  const isChosen = start !== '' && end !== ''
  const label = isChosen
    ? t('changeDates', { start: calendar.toWords(start), end: calendar.toWords(end) })
    : t('chooseDates')
  const renderPresets = (close: () => void) => (
    <S.Presets aria-label={t('usualDates')}>
      {presets.map((preset) => (
        <li key={preset.label}>
          <Button
            size="small"
            aria-pressed={isSame(preset, span)}
            onClick={() => {
              change({ start: preset.start, end: preset.end })
              close()
            }}
          >
            {preset.label}
          </Button>
        </li>
      ))}
    </S.Presets>
  )
  return (
    <Fieldset ref={ref} {...rest}>
      <S.Pair>
        <DateInput
          {...rules}
          label={startLabel}
          name={startName}
          isRequired={isRequired}
          value={start}
          onValueChange={(day) => change({ start: day, end })}
        />
        <DateInput
          {...rules}
          min={start && (!min || start > min) ? start : min}
          label={endLabel}
          name={endName}
          isRequired={isRequired}
          value={end}
          onValueChange={(day) => change({ start, end: day })}
          renderEnd={() => (
            <CalendarButton
              label={label}
              calendarLabel={t('chooseDates')}
              isDisabled={rest.disabled}
              rules={rules}
              chosen={isChosen ? span : { start: start || end, end: start || end }}
              onPick={pick}
              renderHead={presets.length > 0 ? renderPresets : undefined}
            />
          )}
        />
      </S.Pair>
    </Fieldset>
  )
})
