import type { BrandPlace } from './brand-texts.js'

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

/** One entry of a catalogue: a plain text, a counted text, or either of them marked as authored. */
export type Message = string | PluralText | AuthoredText

/** All texts of one subject, under the names that its components use. */
export interface Catalogue<T extends Readonly<Record<string, Message>> = Readonly<Record<string, Message>>> {
  readonly subject: string
  readonly entries: T
}

/** Declares the texts of a subject. Texts keep their exact bytes; `{name}` marks a place to fill. */
export function defineMessages<const T extends Readonly<Record<string, Message>>>(
  subject: string,
  entries: T,
): Catalogue<T> {
  return { subject, entries }
}

/** Marks a text as authored, so that the audit page can list it for the product's owner. */
export function authored<const T extends string | PluralText>(text: T): AuthoredText<T> {
  return { authored: true, text }
}

/** The text inside an entry, without its mark. */
export function textOf(message: Message): string | PluralText {
  return typeof message === 'object' && 'authored' in message ? message.text : message
}

type TextIn<M> = M extends AuthoredText<infer T> ? T : M
type PlacesIn<S> = S extends `${string}{${infer Place}}${infer Rest}` ? Place | PlacesIn<Rest> : never

/** The names that a caller has to give for an entry; the brand's own places are filled without help. */
export type PlacesOf<M> = Exclude<
  TextIn<M> extends infer T ? (T extends PluralText ? 'count' | PlacesIn<T['one' | 'other']> : PlacesIn<T>) : never,
  BrandPlace
>
