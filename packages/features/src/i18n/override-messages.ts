import type { MessageCatalog, Message, PluralText } from './define-messages.js'

/** Texts that replace those of one subject; made by `overrideMessages`, given to `MessagesProvider`. */
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
