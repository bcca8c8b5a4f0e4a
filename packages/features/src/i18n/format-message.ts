import type { PluralText } from './define-messages.js'

export type PlaceholderValues = Readonly<Record<string, string | number>>

const pluralRules = new Intl.PluralRules('en-US')
const numbers = new Intl.NumberFormat('en-US')

/**
 * Makes the words a reader sees.
 * @param text a plain text, or a counted one whose form the plural rule picks from `values.count`
 * @param values what to put into the `{name}` places; numbers are grouped (10,000), strings kept as they are
 * @returns the text; a place without a value stays visible, so that a wrong override is found by eye
 */
export function formatMessage(text: string | PluralText, values: PlaceholderValues): string {
  const form = typeof text === 'string' ? text : pickForm(text, values['count'])
  return form.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    if (value === undefined) return place
    return typeof value === 'number' ? numbers.format(value) : value
  })
}

function pickForm(text: PluralText, count: string | number | undefined): string {
  return pluralRules.select(Number(count)) === 'one' ? text.one : text.other
}
