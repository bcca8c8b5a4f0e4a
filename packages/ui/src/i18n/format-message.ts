import { formatCount } from './format-count.js'
import type { Locale } from './locale.js'
import type { PluralText } from './messages.js'

export type PlaceholderValues = Readonly<Record<string, string | number>>

// One for each language, because it takes long to make
const pluralRules: Record<string, Intl.PluralRules> = {}

/**
 * Formats the text that users see.
 * @param text a plain text, or a plural text whose form is chosen by `values.count`
 * @param values the values of the `{name}` placeholders; numbers are grouped (10,000), strings used as they are. From
 *   right to left each string is isolated, so that a name or an amount keeps its own order and leaves that around it
 * @returns the text; a placeholder without a value stays visible, so that a wrong override is noticed
 */
export function formatMessage(text: string | PluralText, values: PlaceholderValues, locale: Locale): string {
  const form =
    typeof text === 'string'
      ? text
      : (text[(pluralRules[locale.tag] ??= new Intl.PluralRules(locale.tag)).select(Number(values['count']))] ??
        text.other)
  return form.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    if (value === undefined) return place
    if (typeof value === 'number') return formatCount(value, locale)
    return locale.direction === 'rtl' ? `\u2068${value}\u2069` : value
  })
}
