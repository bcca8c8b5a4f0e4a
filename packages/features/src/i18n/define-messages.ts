import type { MessageCatalog, PluralText } from '@producer-portal/ui'

/** A text that this project wrote itself, as opposed to one that the product's owner prescribed word for word. */
export interface AuthoredText<T extends string | PluralText = string | PluralText> {
  readonly authored: true
  readonly text: T
}

type Message = string | PluralText | AuthoredText

/** Declares the texts of a subject. Texts keep their exact bytes; `{name}` marks a place to fill. */
export function defineMessages<const T extends Readonly<Record<string, Message>>>(
  subject: string,
  entries: T,
): MessageCatalog<T> {
  return { subject, entries }
}

/** Marks a text as authored, so that the audit page can list it for the product's owner. */
export function authored<const T extends string | PluralText>(text: T): AuthoredText<T> {
  return { authored: true, text }
}

/** An authored text and its key. */
export interface AuthoredEntry {
  readonly subject: string
  readonly key: string
  readonly text: string
}

/** True if something that a subject exports is a catalog of its texts. */
export function isMessageCatalog(value: unknown): value is MessageCatalog {
  return typeof value === 'object' && value !== null && 'subject' in value && 'entries' in value
}

/** The authored texts of a catalog, for the product's owner to review. */
export function listAuthored({ subject, entries }: MessageCatalog): readonly AuthoredEntry[] {
  return Object.entries(entries).flatMap(([key, message]) => {
    if (typeof message === 'string' || !('authored' in message)) return []
    const { text } = message as AuthoredText
    return [{ subject, key, text: typeof text === 'string' ? text : Object.values(text).join(' / ') }]
  })
}
