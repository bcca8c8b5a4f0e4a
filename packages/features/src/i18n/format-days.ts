import { perLocale } from '@producer-portal/domain/formatting'

/** Days from today in words: `tomorrow`, `in 3 days`, `5 days ago`. */
export const daysFromToday = perLocale(({ tag }) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))
