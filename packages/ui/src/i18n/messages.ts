/**
 * A counted text: one form for each way in which a language counts, as Unicode's CLDR tells them apart. English has
 * `one` and `other`; French and Spanish have `many`, too. The forms name the count `{count}`.
 */
export type PluralText = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/** An entry of a catalog: a plain text, a counted text, or either of them with what is known about it. */
export type Message = string | PluralText | { readonly text: string | PluralText }

/** The texts of a component or a subject, under the names that the code uses. */
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

/** The text inside an entry, without what is known about it. */
export function getText(message: Message): string | PluralText {
  const { text } = message as { readonly text?: string | PluralText }
  return text ?? (message as string | PluralText)
}

type TextIn<M> = M extends { readonly text: infer T } ? T : M

type PlaceholdersIn<S> = S extends `${string}{${infer Place}}${infer Rest}` ? Place | PlaceholdersIn<Rest> : never

/** The names that a caller has to give for an entry. */
export type PlaceholdersOf<M> =
  TextIn<M> extends infer T ? (T extends PluralText ? 'count' | PlaceholdersIn<T[keyof T]> : PlaceholdersIn<T>) : never

/** Texts that replace those of one subject. */
export interface MessageOverrides {
  readonly subject: string
  readonly texts: Readonly<Record<string, string | PluralText | undefined>>
}

/**
 * Replaces some texts of a subject in a deployment.
 * @param catalog the subject's messages
 * @param texts new texts by the names of the old ones; they may use the same `{places}`
 */
export function overrideMessages<T extends Readonly<Record<string, Message>>>(
  catalog: MessageCatalog<T>,
  texts: Readonly<Partial<Record<keyof T & string, string | PluralText>>>,
): MessageOverrides {
  return { subject: catalog.subject, texts }
}
