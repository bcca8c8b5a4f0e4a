import type { BrandPlaceholder } from './brand-texts.js'

/** A counted text: `one` for exactly one, `other` for every other count. Both name the count `{count}`. */
export interface PluralText {
  readonly one: string
  readonly other: string
}

/** A text that this project wrote itself, as opposed to one that the product's owner prescribed word for word. */
export interface AuthoredText<T extends string | PluralText = string | PluralText> {
  readonly authored: true
  readonly text: T
}

/** An entry of a catalog: a plain text, a counted text, or either of them marked as authored. */
export type Message = string | PluralText | AuthoredText

/** All texts of one subject, under the names that its components use. */
export interface MessageCatalog<T extends Readonly<Record<string, Message>> = Readonly<Record<string, Message>>> {
  readonly subject: string
  readonly entries: T
}

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

/** The text inside an entry, without its mark. */
export function getText(message: Message): string | PluralText {
  return typeof message === 'object' && 'authored' in message ? message.text : message
}

type TextIn<M> = M extends AuthoredText<infer T> ? T : M

type PlaceholdersIn<S> = S extends `${string}{${infer Place}}${infer Rest}` ? Place | PlaceholdersIn<Rest> : never

/** The names that a caller has to give for an entry; the brand's own places are filled without help. */
export type PlaceholdersOf<M> = Exclude<
  TextIn<M> extends infer T
    ? T extends PluralText
      ? 'count' | PlaceholdersIn<T['one' | 'other']>
      : PlaceholdersIn<T>
    : never,
  BrandPlaceholder
>

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
    const text = getText(message)
    return [{ subject, key, text: typeof text === 'string' ? text : `${text.one} / ${text.other}` }]
  })
}
