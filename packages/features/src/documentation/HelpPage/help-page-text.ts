import type { AuthoredText, MessageCatalog } from '../../i18n/define-messages.js'

/**
 * A text with no places of its own to fill; those of the brand are filled without help. `**Save Changes**` marks a
 * label that the text quotes from a screen.
 */
export type FixedText = string | AuthoredText<string>

/** Texts of a section that belong together. */
export interface HelpBlock<Key extends string = string> {
  /** Paragraphs, a list of facts, numbered steps, or the entries of a timeline. */
  readonly kind: 'paragraphs' | 'facts' | 'steps' | 'timeline'
  readonly texts: readonly Key[]
  /** The days of a timeline's entries, as 2023-10-06, in the order of the texts. */
  readonly days?: readonly string[]
}

/** One question and its answer. */
export interface HelpSection<Key extends string = string> {
  /** Its anchor in the address of the page. */
  readonly id: string
  readonly title: Key
  readonly blocks: readonly HelpBlock<Key>[]
  /** The picture of the screen below the answer: the name of a picture, and what it shows. */
  readonly picture?: { readonly name: HelpPictureName; readonly alt: Key }
}

/** The pictures of screens; the app brings the files. */
export type HelpPictureName =
  | 'columns'
  | 'upload'
  | 'agency-info'
  | 'agent-info'
  | 'managing'
  | 'general-information'
  | 'quick-links'

/** The addresses of a picture in light and in dark colors, and its size in pixels. */
export interface HelpPicture {
  readonly light: string
  readonly dark: string
  readonly width: number
  readonly height: number
}

/** The target of a button under the title of a help page. */
export type HelpAction = 'dashboard' | 'classic'

/** The source of a quoted label: the subject of a catalog and the name of the text in it. */
export type LabelSource = `${string}/${string}`

/** The structure of a help page, by the keys of its texts. */
export interface HelpOutline<Key extends string = string> {
  readonly title: Key
  readonly lead: Key
  /** The day of its last change, as 2024-03-29; a page without one shows none. */
  readonly updated?: string
  /** The people who may do what the page describes. */
  readonly roles?: Key
  /** Buttons under the title, the first one with more emphasis. */
  readonly actions?: readonly { readonly text: Key; readonly opens: HelpAction }[]
  readonly sections: readonly HelpSection<Key>[]
  /** The sources of the labels that the texts quote. Quoted labels follow the overrides of a deployment. */
  readonly labels?: Readonly<Record<string, LabelSource | readonly LabelSource[]>>
  /** The pages of the portal that quoted labels lead to. */
  readonly links?: Readonly<Record<string, string>>
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

const months = ['Jan', 'Feb', 'March', 'April', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** A day as help pages show it: 'Sept 22, 2023' for 2023-09-22, 'March 29, 2024' for 2024-03-29. */
export function formatHelpDate(day: string): string {
  const date = new Date(day)
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
