'use client'
import { forwardRef, useState } from 'react'
import { dateTexts } from '../../i18n/date-texts.js'
import { useLocale } from '../../i18n/LocaleProvider.js'
import { useTexts } from '../../i18n/useTexts.js'
import type { FieldTexts } from '../Field/Field.js'
import { CalendarButton } from './CalendarButton.js'
import { getCalendar } from './date-calendar.js'
import { DateInput, type DateBoxAttributes, type DateRules } from './DateInput.js'

export interface DatePickerProps extends FieldTexts, DateRules, DateBoxAttributes {
  /** The day as `YYYY-MM-DD`, and the empty string for none; without it the field keeps the day itself. */
  value?: string
  /** The day at first, when the field keeps it itself; none by default. */
  defaultValue?: string
  /**
   * Called with the day as `YYYY-MM-DD`, in no time zone, and with the empty string while the text is no day that may be
   * chosen. A form gets the same under the field's name, or the text as long as it is none.
   */
  onValueChange?: (day: string) => void
}

/** Use it for a date: typed as the language writes dates, or chosen in a calendar. */
export const DatePicker = forwardRef<HTMLInputElement, DatePickerProps>(function DatePicker(
  { value: givenValue, defaultValue = '', onValueChange, ...rest },
  ref,
) {
  const [ownValue, setOwnValue] = useState(defaultValue)
  const value = givenValue ?? ownValue
  const t = useTexts(dateTexts)
  const calendar = getCalendar(useLocale())
  const change = (day: string) => {
    setOwnValue(day)
    onValueChange?.(day)
  }
  const { min, max, isDateUnavailable } = rest
  return (
    <DateInput
      ref={ref}
      {...rest}
      value={value}
      onValueChange={change}
      renderEnd={(labelId) =>
        !rest.readOnly && (
          <CalendarButton
            rules={{ min, max, isDateUnavailable }}
            chosen={{ start: value, end: value }}
            label={value ? t('changeDate', { date: calendar.toWords(value) }) : t('chooseDate')}
            calendarLabel={t('chooseDate')}
            labelId={labelId}
            isDisabled={rest.disabled}
            onPick={(day, close) => {
              if (day !== value) change(day)
              close()
            }}
          />
        )
      }
    />
  )
})
