import { type Catalogue, textOf } from './define-messages.js'

/** A text that nobody prescribed, and where it stands. */
export interface AuthoredEntry {
  readonly subject: string
  readonly key: string
  readonly text: string
}

/** The texts of a catalogue that nobody prescribed: what the product's owner may want to read once. */
export function listAuthored({ subject, entries }: Catalogue): readonly AuthoredEntry[] {
  return Object.entries(entries).flatMap(([key, message]) => {
    if (typeof message === 'string' || !('authored' in message)) return []
    const text = textOf(message)
    return [{ subject, key, text: typeof text === 'string' ? text : `${text.one} / ${text.other}` }]
  })
}
