import { pages } from '@producer-portal/domain/shell'
import { Lexer, type MarkedToken } from 'marked'
import type { MessagesContextValue } from '../../i18n/MessagesProvider.js'
import { formatMessage, type Locale } from '@producer-portal/ui'
import { quotedLabels } from '../quoted-labels.js'

/** The target of a button under the title of a help page. */
export type HelpAction = 'dashboard' | 'classic'

/** A help page as it is written. */
export interface HelpPageText {
  /** The last part of its address; also the name under which a deployment replaces its text. */
  readonly id: string
  /**
   * The page in Markdown: `# Title`, a lead, `> who may do it`, then sections that begin with `## Question {#anchor}` and
   * have paragraphs, lists, numbered steps and `![what it shows](name of the picture)`. A list whose items begin with
   * a day and a colon is a timeline. `{brand}` and the other places of a brand are filled, and labels of controls in
   * bold follow the overrides of a deployment.
   */
  readonly markdown: string
  /** The day of its last change, as 2024-03-29; a page without one shows none. */
  readonly updated?: string
  /** Buttons under the title, the first one with more emphasis. */
  readonly actions?: readonly HelpAction[]
}

/** Texts of a section that belong together, each in inline Markdown. */
export interface HelpBlock {
  readonly kind: 'paragraph' | 'facts' | 'steps' | 'timeline'
  readonly texts: readonly string[]
}

/** One question and its answer. */
export interface HelpSection {
  /** Its anchor in the address of the page. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly HelpBlock[]
  /** The picture of a screen below the answer: its name, and what it shows. */
  readonly picture?: { readonly name: string; readonly alt: string }
}

/** A help page as it is shown and searched. Its texts are inline Markdown. */
export interface HelpPageContent {
  readonly title: string
  readonly lead: string
  /** The people who may do what the page describes. */
  readonly roles?: string
  readonly sections: readonly HelpSection[]
  /** The language of all but the title where no one has written the page in that around it. */
  readonly lang?: 'en'
}

/** The subject under which a deployment replaces whole help pages, by their ids. */
export const helpPageSubject = 'help-pages'

const quote = /\*\*(.+?)\*\*/g
const question = /^(.+?) \{#([\w-]+)\}$/

/** The texts of a help page with the brand's names and the overrides of the deployment, also those of quoted labels. */
export function readHelpPage(
  { id, markdown }: HelpPageText,
  { brand, texts, locale }: MessagesContextValue,
): HelpPageContent {
  const findOverride = (subject: string, key: string) => {
    const own = texts.filter((each) => each.subject === subject).map((each) => each.texts[key])
    return own.findLast((text) => typeof text === 'string')
  }
  const getLabel = (label: string) =>
    [quotedLabels[label] ?? []]
      .flat()
      .map((source) => findOverride(...splitSource(source)))
      .find((text) => text !== undefined) ?? label
  const own = findOverride(helpPageSubject, id)
  const text = formatMessage(own ?? markdown, { ...brand }, locale)
  const page = parseHelpPage(text.replace(quote, (_, label: string) => `**${getLabel(label)}**`))
  if (own !== undefined || isEnglish(locale)) return page
  return { ...page, title: findOverride('page-titles', toTitleKey(id)) ?? page.title, lang: 'en' }
}

const isEnglish = ({ tag }: Locale) => new Intl.Locale(tag).language === 'en'

/** The name of the title that the browser's tab shows for a help page. */
function toTitleKey(id: string): string {
  return Object.entries(pages).find(([, { path }]) => path === `${pages.documentation.path}/${id}`)?.[0] ?? ''
}

function parseHelpPage(markdown: string): HelpPageContent {
  const tokens = lex(markdown)
  const starts = tokens.flatMap((token, place) => (token.type === 'heading' && token.depth === 2 ? [place] : []))
  const intro = tokens.slice(0, starts[0])
  const roles = findText(intro, 'blockquote')
  return {
    title: findText(intro, 'heading') ?? '',
    lead: findText(intro, 'paragraph') ?? '',
    ...(roles !== undefined && { roles }),
    sections: starts.map((start, index) => toSection(tokens.slice(start, starts[index + 1]))),
  }
}

function toSection(tokens: readonly MarkedToken[]): HelpSection {
  const heading = findText(tokens, 'heading') ?? ''
  const [, title = heading, id = ''] = question.exec(heading) ?? []
  const pictures = tokens.flatMap((token) => (token.type === 'paragraph' ? (token.tokens as MarkedToken[]) : []))
  const picture = pictures.find((token) => token.type === 'image')
  return {
    id,
    title,
    blocks: tokens.flatMap(toBlock),
    ...(picture && { picture: { name: picture.href, alt: picture.text } }),
  }
}

function toBlock(token: MarkedToken): readonly HelpBlock[] {
  if (token.type === 'paragraph') return token.text.startsWith('![') ? [] : [{ kind: 'paragraph', texts: [token.text] }]
  if (token.type !== 'list') return []
  const texts = token.items.map(({ text }) => text)
  const kind = token.ordered ? 'steps' : texts.every((text) => splitDay(text)) ? 'timeline' : 'facts'
  return [{ kind, texts }]
}

/** The day and the text of an entry of a timeline: `2023-10-06: The new dashboard opens first`. */
export function splitDay(entry: string): { readonly day: string; readonly text: string } | null {
  const [, day, text] = /^(\d{4}-\d{2}-\d{2}): (.+)$/s.exec(entry) ?? []
  return day === undefined || text === undefined ? null : { day, text }
}

/** The labels that a text quotes. */
export function getQuotedLabels(text: string): readonly string[] {
  return [...text.matchAll(quote)].map(([, label = '']) => label)
}

/** Inline Markdown as plain text. */
export function toPlainText(text: string): string {
  return lexInline(text).map(toPlain).join('')
}

/** The parts of inline Markdown. */
export function lexInline(text: string): readonly MarkedToken[] {
  return Lexer.lexInline(text) as MarkedToken[]
}

function toPlain(token: MarkedToken): string {
  if (token.type === 'strong' || token.type === 'link') return (token.tokens as MarkedToken[]).map(toPlain).join('')
  return 'text' in token ? token.text : token.raw
}

const lex = (markdown: string) => Lexer.lex(markdown) as MarkedToken[]

function findText(tokens: readonly MarkedToken[], type: 'heading' | 'paragraph' | 'blockquote'): string | undefined {
  const found = tokens.find((token) => token.type === type)
  return found && 'text' in found ? found.text : undefined
}

function splitSource(source: string): [subject: string, key: string] {
  const [subject = '', key = ''] = source.split('/')
  return [subject, key]
}

const months = ['Jan', 'Feb', 'March', 'April', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** A day as help pages show it: 'Sept 22, 2023' for 2023-09-22, 'March 29, 2024' for 2024-03-29, or as another language. */
export function formatHelpDate(day: string, locale: Locale): string {
  const date = new Date(day)
  if (!isEnglish(locale)) return date.toLocaleDateString(locale.tag, { dateStyle: 'medium', timeZone: 'UTC' })
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
