import { type HelpPageId, helpPageIds } from '@producer-portal/domain/documentation'
import type { MessagesContextValue } from '../../i18n/MessagesProvider.js'
import { helpPages } from '../help-pages.js'
import { toHelpTexts, toPlainText } from '../HelpPage/page-texts.js'

/** A passage that a search can find: a question with its answer, or a page with its lead. */
export interface HelpTopic {
  readonly page: HelpPageId
  readonly pageTitle: string
  /** The anchor of a question; undefined for the page itself. */
  readonly anchor?: string
  readonly title: string
  readonly texts: readonly string[]
}

/** A piece of a text, and whether it was searched for. */
export interface TextPart {
  /** The start in the text. */
  readonly start: number
  readonly text: string
  readonly isMatch: boolean
}

/** A found topic as the results show it. */
export interface HelpResult {
  readonly topic: HelpTopic
  readonly title: readonly TextPart[]
  /** The text that has most of the words. */
  readonly excerpt: readonly TextPart[]
}

const fewestCharacters = 2

/** Words that say nothing about what is searched for, so that a question can be typed as it is asked. */
const commonWords = new Set(
  'a an and are can do does for how i in is it me my of on or the to what when where which who why with'.split(' '),
)

/** Everything that can be found in the help pages, page by page. */
export function toHelpTopics(context: MessagesContextValue): readonly HelpTopic[] {
  return helpPageIds.flatMap((page) => {
    const { title, lead, roles, sections } = helpPages[page]
    const getText = toHelpTexts(helpPages[page], context)
    const t = (key: string) => toPlainText(getText(key))
    const pageTitle = t(title)
    const intro = { page, pageTitle, title: pageTitle, texts: [lead, ...(roles ? [roles] : [])].map(t) }
    const answers = sections.map(({ id, title: question, blocks }) => ({
      page,
      pageTitle,
      anchor: id,
      title: t(question),
      texts: blocks.flatMap(({ texts }) => texts.map(t)),
    }))
    return [intro, ...answers]
  })
}

/** The words that are searched for, without the s of a plural; none while fewer than two characters are typed. */
export function toSearchWords(typed: string): readonly string[] {
  const text = typed.trim().toLowerCase()
  if (text.length < fewestCharacters) return []
  const words = text.split(/[\s?!.,;:"“”]+/u).filter((word) => word !== '')
  const telling = words.filter((word) => !commonWords.has(word))
  return (telling.length > 0 ? telling : words).map((word) => word.replace(/([^s]{3})s$/, '$1'))
}

/**
 * The topics that have every word somewhere, those with all of them in the title first.
 * @param words from `toSearchWords`
 */
export function searchHelp(topics: readonly HelpTopic[], words: readonly string[]): readonly HelpResult[] {
  if (words.length === 0) return []
  const count = (text: string) => words.filter((word) => text.toLowerCase().includes(word)).length
  const hasAll = (text: string) => count(text) === words.length
  const found = topics.filter(({ pageTitle, title, texts }) => hasAll([pageTitle, title, ...texts].join(' ')))
  const first = found.filter(({ title }) => hasAll(title))
  const other = found.filter((topic) => !first.includes(topic))
  return [...first, ...other].map((topic) => ({
    topic,
    title: markWords(topic.title, words),
    excerpt: markWords(topic.texts.toSorted((one, two) => count(two) - count(one))[0] ?? '', words),
  }))
}

function markWords(text: string, words: readonly string[]): readonly TextPart[] {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  let start = 0
  const parts = text.split(new RegExp(`((?:${escaped.join('|')})s?)`, 'giu')).map((part, place) => {
    start += part.length
    // Every second part is what the expression matched
    return { start: start - part.length, text: part, isMatch: place % 2 === 1 }
  })
  return parts.filter((part) => part.text !== '')
}
