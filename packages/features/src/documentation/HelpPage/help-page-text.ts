import type { AuthoredText, MessageCatalog } from '../../i18n/define-messages.js'

/** A text with no places of its own to fill; those of the brand are filled without help. */
export type FixedText = string | AuthoredText<string>

/** Texts of a section that belong together. */
export interface HelpBlock<Key extends string = string> {
  /** Paragraphs, a list of facts, or numbered steps. */
  readonly kind: 'paragraphs' | 'facts' | 'steps'
  readonly texts: readonly Key[]
}

/** One question and its answer. */
export interface HelpSection<Key extends string = string> {
  /** Its anchor in the address of the page. */
  readonly id: string
  readonly title: Key
  readonly blocks: readonly HelpBlock<Key>[]
}

/** The structure of a help page, by the keys of its texts. */
export interface HelpOutline<Key extends string = string> {
  readonly title: Key
  readonly lead: Key
  /** The day of its last change, as 2024-03-29; a page without one shows none. */
  readonly updated?: string
  readonly sections: readonly HelpSection<Key>[]
}

/** A help page: its texts and their structure. */
export interface HelpPageText extends HelpOutline {
  readonly catalog: MessageCatalog<Readonly<Record<string, FixedText>>>
}

/** Declares a help page; the compiler knows the names of its texts. */
export function defineHelpPage<const T extends Readonly<Record<string, FixedText>>>(
  catalog: MessageCatalog<T>,
  outline: HelpOutline<keyof T & string>,
): HelpPageText {
  return { ...outline, catalog }
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as running text shows it: 'March 29, 2024' for 2024-03-29. */
export function formatLongDate(day: string): string {
  return format.format(new Date(day))
}
