import type { AuthoredText, Catalogue } from '../messages/define-messages.js'

/** A text with no places of its own to fill; those of the brand are filled without help. */
export type FixedText = string | AuthoredText<string>

/** Texts of a section that belong together. */
export interface HelpBlock<Key extends string = string> {
  /** Paragraphs, facts that stand for themselves, or steps that follow one another. */
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

/** What stands on a help page, in its order, by the names of its texts. */
export interface HelpOutline<Key extends string = string> {
  readonly title: Key
  readonly lead: Key
  /** The day of its last change, as 2024-03-29; a page without one shows none. */
  readonly updated?: string
  /** The page that it helps with. */
  readonly back: { readonly label: Key; readonly href: string }
  readonly sections: readonly HelpSection<Key>[]
}

/** A help page: its texts, and where each of them stands. */
export interface HelpPageText extends HelpOutline {
  readonly catalogue: Catalogue<Readonly<Record<string, FixedText>>>
}

/** Declares a help page; the compiler knows the names of its texts. */
export function defineHelpPage<const T extends Readonly<Record<string, FixedText>>>(
  catalogue: Catalogue<T>,
  outline: HelpOutline<keyof T & string>,
): HelpPageText {
  return { ...outline, catalogue }
}
