import { perLocale } from '../../i18n/locale.js'
import { addDays, firstDay, getToday, getWeekday, isDay, lastDay, toDay, toNumber } from './days.js'
import { getFirstWeekday } from './first-weekday.js'

export type DatePart = 'year' | 'month' | 'day'
type PatternPart = DatePart | { readonly between: string }
type Parts = Readonly<Record<DatePart, number>>

/** The earliest and the latest day that may be chosen; without one, there is no limit on that side. */
export interface DayLimits {
  readonly min?: string
  readonly max?: string
}

/** The calendar of a locale: how its dates are typed, written and laid out. Every day in it is `YYYY-MM-DD`. */
export interface DateCalendar {
  /** The parts of a date in the order in which they are typed, with what stands between them. */
  readonly pattern: readonly PatternPart[]
  /** The day as it is typed; the text itself when it is no day. */
  write: (day: string) => string
  /** The day that was typed; null when the text is none. Of two years that two digits can mean, that within the limits. */
  read: (text: string, limits?: DayLimits) => string | null
  /** `Friday, March 4, 2027`; the text itself when it is no day. */
  toWords: (day: string) => string
  /** `March 2027` */
  writeMonth: (day: string) => string
  /** The number in a cell. */
  writeDayOfMonth: (day: string) => string
  /** The weekdays in the order of the week, in short and in full. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[]
  /** The weeks of the month that a day is in; null for a place of another month. */
  getWeeks: (day: string) => readonly (readonly (string | null)[])[]
  /** The first and the last day of the week that a day is in. */
  getWeek: (day: string) => readonly [first: string, last: string]
  /** The same day of a later or earlier month, or the last one of a month that is shorter. */
  addMonths: (day: string, months: number) => string
}

/** The calendar of a locale. */
export const getCalendar: (locale: { readonly tag: string; readonly currency: string }) => DateCalendar = perLocale(
  ({ tag }) => createCalendar(getCountableTag(tag)),
)

const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/**
 * The locale with a calendar whose digits name one day. Years of eras begin again and again, and some calendars write
 * months as words: dates are then typed by the Gregorian one.
 */
function getCountableTag(tag: string): string {
  const parts = makeFormat(tag, { ...digits, era: 'short' }).formatToParts(toTime('2026-11-27'))
  const before = makeFormat(tag, { ...digits, era: 'short' }).formatToParts(toTime('1850-01-01'))
  const isCountable =
    getPart(before, 'era') === getPart(parts, 'era') &&
    ['year', 'month', 'day'].every((type) => /^\p{Nd}+$/u.test(getPart(parts, type) ?? ''))
  return isCountable ? tag : new Intl.Locale(tag, { calendar: 'gregory' }).toString()
}

const isPart = (type: string): type is DatePart => type === 'year' || type === 'month' || type === 'day'
const getPart = (parts: readonly Intl.DateTimeFormatPart[], wanted: string) =>
  parts.find(({ type }) => type === wanted)?.value
const makeFormat = (tag: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
const toTime = (day: string) => Date.parse(day)

function createCalendar(tag: string): DateCalendar {
  const typed = makeFormat(tag, digits)
  const latin = makeFormat(new Intl.Locale(tag, { numberingSystem: 'latn' }).toString(), digits)
  const long = makeFormat(tag, { dateStyle: 'full' })
  const month = makeFormat(tag, { year: 'numeric', month: 'long' })
  const number = new Intl.NumberFormat(tag, { useGrouping: false })
  const ownDigits = Array.from(number.format(9_876_543_210)).toReversed()
  const first = getFirstWeekday(tag)

  const toParts = (day: string): Parts => {
    const parts = latin.formatToParts(toTime(day))
    return {
      year: Number(getPart(parts, 'year')),
      month: Number(getPart(parts, 'month')),
      day: Number(getPart(parts, 'day')),
    }
  }
  const pattern = typed
    .formatToParts(toTime('2026-11-27'))
    .flatMap(({ type, value }): PatternPart[] =>
      isPart(type) ? [type] : type === 'literal' ? [{ between: value }] : [],
    )
  const order = pattern.filter((part): part is DatePart => typeof part === 'string')
  const firstOfMonth = (day: string) => addDays(day, 1 - toParts(day).day)
  const nextMonth = (start: string) => firstOfMonth(addDays(start, 31))
  const previousMonth = (start: string) => firstOfMonth(addDays(start, -1))

  const find = (wanted: Parts): string | null => {
    const day = toDay(
      findFirst(toNumber(firstDay), toNumber(lastDay), (each) => compare(toParts(toDay(each)), wanted) >= 0),
    )
    return compare(toParts(day), wanted) === 0 ? day : null
  }
  const readDigits = (text: string) =>
    text.replace(/\p{Nd}/gu, (digit) => (ownDigits.includes(digit) ? String(ownDigits.indexOf(digit)) : digit))
  const getWeek = (day: string): readonly [string, string] => {
    const start = addDays(day, -((getWeekday(day) - first + 7) % 7))
    return [start, addDays(start, 6)]
  }
  const sunday = '2026-11-29'
  const weekdays = (['short', 'narrow', 'long'] as const).map((weekday) => {
    const format = makeFormat(tag, { weekday })
    return Array.from({ length: 7 }, (_, index) => format.format(toTime(addDays(sunday, (first + index) % 7))))
  })
  const [short = [], narrow = [], full = []] = weekdays
  const isShort = short.every((name) => name.length <= 4)

  return {
    pattern,
    write: (day) => (isDay(day) ? typed.format(toTime(day)) : day),
    read: (text, limits = {}) => {
      const plain = readDigits(text).trim()
      if (/^\d{4}-\d{2}-\d{2}$/.test(plain)) return isDay(plain) ? plain : null
      const parts = splitDate(plain, order)
      if (!parts) return null
      const days = getYears(parts.year, toParts(getToday()).year).flatMap(
        (year) => find({ year, month: Number(parts.month), day: Number(parts.day) }) ?? [],
      )
      return days.find((day) => !isOutside(day, limits)) ?? days[0] ?? null
    },
    toWords: (day) => (isDay(day) ? long.format(toTime(day)) : day),
    writeMonth: (day) => month.format(toTime(day)),
    writeDayOfMonth: (day) => number.format(toParts(day).day),
    weekdays: full.map((name, index) => ({ short: (isShort ? short : narrow)[index] ?? '', long: name })),
    getWeek,
    getWeeks: (day) => {
      const start = firstOfMonth(day)
      const end = nextMonth(start)
      const weeks = Math.ceil((toNumber(end) - toNumber(getWeek(start)[0])) / 7)
      return Array.from({ length: weeks }, (_week, week) =>
        Array.from({ length: 7 }, (_day, index) => {
          const each = addDays(getWeek(start)[0], week * 7 + index)
          return each < start || each >= end ? null : each
        }),
      )
    },
    addMonths: (day, months) => {
      let start = firstOfMonth(day)
      for (let step = 0; step < Math.abs(months); step += 1)
        start = months > 0 ? nextMonth(start) : previousMonth(start)
      const lastOfMonth = addDays(nextMonth(start), -1)
      const same = addDays(start, toParts(day).day - 1)
      return same > lastOfMonth ? lastOfMonth : same
    },
  }
}

/** True for a day before the earliest or after the latest one. */
export const isOutside = (day: string, { min, max }: DayLimits): boolean =>
  Boolean((min && day < min) || (max && day > max))

const compare = (one: Parts, other: Parts) => one.year - other.year || one.month - other.month || one.day - other.day

/** The first number from `low` on for which something is true that stays true; `high` when there is none. */
function findFirst(low: number, high: number, isTrue: (number: number) => boolean): number {
  let [from, to] = [low, high]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (isTrue(middle)) to = middle
    else from = middle + 1
  }
  return from
}

/** The digits of each part: by the locale's order, or from the year where that comes first. Null for anything else. */
function splitDate(text: string, order: readonly DatePart[]): Readonly<Record<DatePart, string>> | null {
  const groups = text.match(/\d+/g) ?? []
  const whole = groups.length === 1 ? (groups[0] ?? '') : ''
  const parts = whole ? cutDigits(whole, order) : groups
  const [first = '', , last = ''] = parts
  if (parts.length !== 3) return null
  const names = first.length === 4 && order[0] !== 'year' ? (['year', 'month', 'day'] as const) : order
  if (names[0] === 'year' && last.length === 4) return null
  const read = (name: DatePart) => parts[names.indexOf(name)] ?? ''
  const found = { year: read('year'), month: read('month'), day: read('day') }
  const isDate = [2, 4].includes(found.year.length) && found.month.length <= 2 && found.day.length <= 2
  return isDate ? found : null
}

/** Digits without anything between them: eight, or six with two for the year. */
function cutDigits(text: string, order: readonly DatePart[]): readonly string[] {
  if (text.length !== 8 && text.length !== 6) return []
  let rest = text
  return order.map((part) => {
    const length = part === 'year' ? text.length - 4 : 2
    const [digitsOfPart, others] = [rest.slice(0, length), rest.slice(length)]
    rest = others
    return digitsOfPart
  })
}

/**
 * The years that digits can mean, the likely one first: two digits lie between 80 years ago and 20 years ahead, and a
 * hundred years earlier only where the limits rule that out.
 */
function getYears(typed: string, thisYear: number): readonly number[] {
  if (typed.length === 4) return [Number(typed)]
  const latest = thisYear + 20
  const likely = latest - ((latest - Number(typed)) % 100)
  return [likely, likely - 100]
}
