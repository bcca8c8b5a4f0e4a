import { type HelpPageId, helpPageIds } from '@producer-portal/domain/documentation'
import MiniSearch, { type Query } from 'minisearch'
import { stemmer } from 'stemmer'
import type { MessagesContextValue } from '../../i18n/MessagesProvider.js'
import { helpPages } from '../help-pages.js'
import { readHelpPage, toPlainText } from '../HelpPage/help-page.js'

/** A passage that a search can find: a question with its answer, or a page with its lead. */
export interface HelpTopic {
  readonly page: HelpPageId
  readonly pageTitle: string
  /** The anchor of a question; undefined for the page itself. */
  readonly anchor?: string
  readonly title: string
  readonly texts: readonly string[]
  /** The language of the texts, and of a question. Default: that around them. */
  readonly lang?: 'en'
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

/** Answers the words of a search, from `toSearchWords`. */
export type HelpSearch = (words: readonly string[]) => readonly HelpResult[]

const fewestCharacters = 2

/** Words that say nothing about what is searched for, so that a question can be typed as it is asked. */
const commonWords = new Set(
  "a about an and any are can can't did didn't do does doesn't don't for from get have how i if in is isn't it me many much my no not of on or out see should the there to up was what when where which who why will with you your".split(
    ' ',
  ),
)

/** Words that mean the same here: a search for one finds the others. */
const synonyms: readonly (readonly string[])[] = [
  ['upload', 'send', 'attach', 'submit'],
  ['document', 'file', 'pdf', 'attachment'],
  ['remove', 'delete'],
  ['hide', 'hidden'],
  ['lock', 'freeze', 'pin'],
  ['reorder', 'rearrange', 'move'],
  ['export', 'spreadsheet', 'csv', 'excel'],
  ['size', 'limit', 'large', 'big', 'mb', 'megabyte'],
  ['suspend', 'disable', 'block', 'deactivate'],
  ['staff', 'employee', 'assistant', 'person', 'people'],
  ['access', 'permission', 'rights'],
  ['sign', 'log', 'login', 'logon', 'logout'],
  ['code', 'passcode', 'otp', 'mfa'],
  ['problem', 'trouble', 'issue', 'fail'],
  ['setting', 'preference', 'option'],
  ['notice', 'notification', 'alert', 'reminder'],
  ['desk', 'helpdesk', 'support'],
  ['wider', 'widen', 'width', 'resize'],
  ['birth', 'birthday'],
  ['client', 'customer', 'insured', 'owner', 'ownership'],
  ['contract', 'policy'],
  ['change', 'update', 'edit', 'correct'],
  ['contact', 'call', 'reach'],
  ['lookup', 'look', 'find', 'search'],
  ['offline', 'connection', 'internet', 'network'],
  ['illustration', 'projection', 'quote'],
  ['leaderboard', 'ranking', 'rank'],
  ['statement', 'compensation', 'commission', 'earnings', 'paid'],
  ['review', 'audit', 'recertification'],
]

/** The words of each stem's synonyms, as stems. */
const synonymsByStem = new Map(
  synonyms.flatMap((words) => words.map((word) => [stemmer(word), words.map(stemmer)] as const)),
)

/** Everything that can be found in the help pages, page by page. */
export function toHelpTopics(context: MessagesContextValue): readonly HelpTopic[] {
  return helpPageIds.flatMap((page) => {
    const { title, lead, roles = [], sections, lang } = readHelpPage(helpPages[page], context)
    const intro = { page, pageTitle: title, lang, title, texts: [lead, roles].flat().map(toPlainText) }
    const answers = sections.map(({ id, title: question, blocks }) => ({
      page,
      pageTitle: title,
      lang,
      anchor: id,
      title: toPlainText(question),
      texts: blocks.flatMap(({ texts }) => texts.map(toPlainText)),
    }))
    return [intro, ...answers]
  })
}

/** Runs of letters or of digits, so that `25MB` and `25 MB` are the same; an apostrophe belongs to its word. */
const wordPattern = /[\p{L}\p{M}]+(?:['’]\p{L}+)*|\p{N}+/gu

/** The words that are searched for; none while fewer than two characters are typed. */
export function toSearchWords(typed: string): readonly string[] {
  const text = typed.trim().toLowerCase()
  if (text.length < fewestCharacters) return []
  const words = text.match(wordPattern) ?? []
  const telling = words.filter((word) => !commonWords.has(word))
  return telling.length > 0 ? telling : words
}

/**
 * A search over topics. A topic is found when it has every word: the word itself, one of its other forms or synonyms, or
 * a word that begins with it, as while typing. Matches in the title come first.
 */
export function createHelpSearch(topics: readonly HelpTopic[]): HelpSearch {
  const index = new MiniSearch<{ id: number; title: string; text: string }>({
    fields: ['title', 'text'],
    tokenize: (text) => text.toLowerCase().match(wordPattern) ?? [],
    processTerm: (word) => [...new Set([word, stemmer(word)])],
    searchOptions: { boost: { title: 4 }, processTerm: (term) => term },
  })
  index.addAll(topics.map(({ pageTitle, title, texts }, id) => ({ id, title, text: [pageTitle, ...texts].join(' ') })))
  return (words) => {
    if (words.length === 0) return []
    const found = index.search({ combineWith: 'AND', queries: words.map(toQuery) })
    const matchers = words.map(createMatcher)
    return found.flatMap(({ id }) => {
      const topic = topics[Number(id)]
      return topic === undefined ? [] : [toResult(topic, matchers)]
    })
  }
}

/** From this length on, the beginning of a word finds it. */
const fewestOfBeginning = 3

function toQuery(word: string): Query {
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: word.length >= fewestOfBeginning },
      { queries: [...getForms(word)], combineWith: 'OR' },
    ],
  }
}

/** The stem of a word, and those of its synonyms. */
function getForms(word: string): ReadonlySet<string> {
  const stem = stemmer(word)
  return new Set([stem, ...(synonymsByStem.get(stem) ?? [])])
}

/** True for a word of a text that a word of the search finds. */
type Matcher = (word: string) => boolean

function createMatcher(searched: string): Matcher {
  const forms = getForms(searched)
  return (word) => {
    const lower = word.toLowerCase()
    return forms.has(stemmer(lower)) || (searched.length >= fewestOfBeginning && lower.startsWith(searched))
  }
}

function toResult(topic: HelpTopic, matchers: readonly Matcher[]): HelpResult {
  const isMatch = (word: string) => matchers.some((matches) => matches(word))
  const count = (text: string) => {
    const words = text.match(wordPattern) ?? []
    return matchers.filter((matches) => words.some(matches)).length
  }
  const best = topic.texts.toSorted((one, two) => count(two) - count(one))[0] ?? ''
  return { topic, title: markWords(topic.title, isMatch), excerpt: markWords(best, isMatch) }
}

/** Cuts a text into the words that match and what is between them. */
function markWords(text: string, isMatch: Matcher): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const add = (to: number, matches: boolean) => {
    if (to > end) parts.push({ start: end, text: text.slice(end, to), isMatch: matches })
    end = to
  }
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!isMatch(word)) continue
    add(index, false)
    add(index + word.length, true)
  }
  add(text.length, false)
  return parts
}
