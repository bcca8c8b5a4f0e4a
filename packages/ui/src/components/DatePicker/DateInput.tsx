'use client'
import { forwardRef, useEffect, useRef, useState, type InputHTMLAttributes, type ReactNode } from 'react'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { dateTexts } from '../../i18n/date-texts.js'
import { useLocale } from '../../i18n/LocaleProvider.js'
import { useTexts, type Translate } from '../../i18n/useTexts.js'
import { Field, type FieldTexts } from '../Field/Field.js'
import { splitFieldProps } from '../Field/split-field-props.js'
import { getCalendar, isOutside, type DateCalendar } from './date-calendar.js'
import * as S from './DatePicker.styles.js'

/** The days that may be chosen. */
export interface DateRules {
  /** The earliest day that may be chosen, as `YYYY-MM-DD`; none by default. */
  min?: string
  /** The latest day that may be chosen, as `YYYY-MM-DD`; none by default. */
  max?: string
  /** True for a day that can't be chosen although it is within the limits, such as a holiday; none by default. */
  isDateUnavailable?: (day: string) => boolean
}

/** The attributes that a field of dates gives its box. */
export type DateBoxAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'required' | 'type' | 'onChange' | 'value' | 'defaultValue' | 'min' | 'max'
>

export interface DateInputProps extends FieldTexts, DateRules, DateBoxAttributes {
  /** The day in the box; the empty string for none. */
  value: string
  /** Called with the day that was typed, and with the empty string while the text is no day that may be chosen. */
  onValueChange: (day: string) => void
  /** Draws the button at the end of the box, with the id of the label. */
  renderEnd?: (labelId: string) => ReactNode
}

interface Draft {
  readonly text: string
  /** The day that was handed over with it: with any other the draft is over. */
  readonly value: string
  readonly isTyping: boolean
}

/** A box for a day, typed as the locale writes dates. What it says about the day appears once users go on. */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(props, ref) {
  const { frame, own } = splitFieldProps(props)
  const { value, onValueChange, renderEnd, min, max, isDateUnavailable, onBlur, onKeyDown, ...rest } = own
  const t = useTexts(dateTexts)
  const calendar = getCalendar(useLocale())
  const [lastDraft, setDraft] = useState<Draft | null>(null)
  const draft = lastDraft?.value === value ? lastDraft : null
  const text = draft?.text ?? calendar.write(value)
  const rules = { min, max, isDateUnavailable }
  // Read out where it comes after typing: the focus has gone on.
  const problem = draft?.isTyping ? null : findProblem(text, calendar, rules, t)
  const pattern = writePattern(calendar, t)
  const box = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(box, ref)
  useFormDay(box, own.name, (typed) => readAllowed(typed, calendar, rules))
  useInputEvent(box, value, lastDraft?.value)

  const type = (typed: string) => {
    // A date that is complete counts at once; one with a short year could go on.
    const day = /\p{Nd}{4}/u.test(typed) ? readAllowed(typed, calendar, rules) : null
    setDraft({ text: typed, value: day ?? '', isTyping: true })
    if ((day ?? '') !== value) onValueChange(day ?? '')
  }
  const settle = () => {
    if (!draft?.isTyping) return
    const day = readAllowed(text, calendar, rules) ?? ''
    setDraft(day ? null : { text, value: '', isTyping: false })
    if (day !== value) onValueChange(day)
  }
  return (
    <Field
      {...frame}
      hint={frame.hint ?? pattern}
      error={frame.error || (problem && (draft ? <span role="alert">{problem}</span> : problem))}
    >
      {(control) => (
        <S.Box>
          <S.Input
            ref={mergedRef}
            autoComplete="off"
            placeholder={frame.hint ? pattern : undefined}
            {...rest}
            {...control}
            type="text"
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={(event) => {
              settle()
              onBlur?.(event)
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              if (event.key === 'Enter') settle()
            }}
          />
          <S.End>{renderEnd?.(`${control.id}-label`)}</S.End>
        </S.Box>
      )}
    </Field>
  )
})

function readAllowed(text: string, calendar: DateCalendar, rules: DateRules): string | null {
  const day = calendar.read(text, rules)
  return day === null || isOutside(day, rules) || rules.isDateUnavailable?.(day) ? null : day
}

function findProblem(text: string, calendar: DateCalendar, rules: DateRules, t: Translate<typeof dateTexts.entries>) {
  if (text.trim() === '') return null
  const { min, max, isDateUnavailable } = rules
  const day = calendar.read(text, rules)
  if (day === null) return t('notADate', { pattern: writePattern(calendar, t) })
  if (min && day < min) return t('tooEarly', { date: calendar.write(min) })
  if (max && day > max) return t('tooLate', { date: calendar.write(max) })
  return isDateUnavailable?.(day) ? t('unavailable') : null
}

/** `MM/DD/YYYY` */
function writePattern({ pattern }: DateCalendar, t: Translate<typeof dateTexts.entries>): string {
  return pattern.map((part) => (typeof part === 'string' ? t(`${part}Pattern`) : part.between)).join('')
}

/** Gives a form the day instead of the text in the box, or the text as long as it is no day that may be chosen. */
function useFormDay(
  box: { readonly current: HTMLInputElement | null },
  name: string | undefined,
  read: (text: string) => string | null,
) {
  useEffect(() => {
    const form = box.current?.form
    if (!form || !name) return undefined
    const giveDay = ({ formData }: FormDataEvent) => {
      const day = box.current?.disabled ? null : read(box.current?.value ?? '')
      if (day) formData.set(name, day)
    }
    form.addEventListener('formdata', giveDay)
    return () => form.removeEventListener('formdata', giveDay)
  })
}

/** Tells the form around it about a day that wasn't typed. */
function useInputEvent(box: { readonly current: HTMLInputElement | null }, value: string, typed: string | undefined) {
  const last = useRef(value)
  useEffect(() => {
    if (last.current !== value && value !== typed) box.current?.dispatchEvent(new Event('input', { bubbles: true }))
    last.current = value
  }, [box, value, typed])
}
