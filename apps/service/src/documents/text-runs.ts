import bidiFactory from 'bidi-js'
import type { FontFile, Weight } from './document-fonts.ts'
import { findFontFile, hasSpace } from './document-fonts.ts'

const bidi = bidiFactory()
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A part of a line in one font and one direction. */
export interface TextRun {
  readonly font: FontFile
  /** The letters that are drawn. */
  readonly shown: string
  /**
   * The text that a reader hears, where the drawn letters don't say it: they are in another order, or none has a font.
   */
  readonly spoken?: string
  /** The place from the left among the runs of its line. */
  readonly place: number
}

/** The direction in which a paragraph begins. */
export type Direction = 'ltr' | 'rtl'

export function getDirection(text: string): Direction {
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr'
}

interface Letter {
  readonly text: string
  readonly shown: string
  readonly font: FontFile
  readonly level: number
  readonly place: number
}

/** Splits a line where its font or its direction changes, in the order in which it's read. */
export function toRuns(line: string, direction: Direction, weight: Weight): readonly TextRun[] {
  const groups: Letter[][] = []
  for (const letter of toLetters(line.normalize().replaceAll('\t', ' '), direction, weight)) {
    const last = groups.at(-1)
    const [before] = last ?? []
    if (last && before && isSameRun(before, letter)) last.push(letter)
    else groups.push([letter])
  }
  return groups.flatMap((group) => {
    const [first] = group
    return first === undefined ? [] : [toRun(first, group)]
  })
}

const isSameRun = (before: Letter, letter: Letter) => before.font === letter.font && before.level === letter.level

function toRun({ font, level }: Letter, group: readonly Letter[]): TextRun {
  const text = group.map((letter) => letter.text).join('')
  const drawn = group.map(({ shown }) => shown)
  // Fonts of scripts that run from right to left turn their letters around themselves.
  const isTurned = level % 2 === 1 && !isRightToLeft(text)
  const shown = (isTurned ? drawn.toReversed() : drawn).join('')
  const place = Math.min(...group.map((letter) => letter.place))
  return { font, shown, place, ...(isReadAsDrawn(text, drawn.join('')) ? {} : { spoken: text }) }
}

const isRightToLeft = (text: string) => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text)

/** Vowel signs may be drawn before the letter that they follow; readers turn scripts around themselves. */
const isReadAsDrawn = (text: string, shown: string) =>
  text === shown && (isRightToLeft(text) || !/[\p{M}\u0e33]/u.test(text))

function toLetters(line: string, direction: Direction, weight: Weight): readonly Letter[] {
  const levels = bidi.getEmbeddingLevels(line, direction)
  const order = bidi.getReorderedIndices(line, levels)
  const places = new Map(order.map((index, place) => [index, place]))
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels)
  const found: Letter[] = []
  for (const { segment, index } of letters.segment(line)) {
    const level = levels.levels[index] ?? 0
    const before = found.at(-1)
    for (const text of split(segment, weight)) {
      const drawn = show(mirrored.get(index) ?? text, weight)
      if (drawn === null) continue
      // From right to left a space stays with its word: readers turn a name of several words around as one.
      const isKept = text === ' ' && level % 2 === 1 && before?.level === level && hasSpace(before.font)
      const font = isKept ? before.font : drawn.font
      found.push({ ...drawn, font, text, level, place: places.get(index) ?? index })
    }
  }
  return found
}

/** Signs that are never seen, such as marks of direction, and the shades of emoji, which are black and white here. */
const unseen = String.raw`\p{Default_Ignorable_Code_Point}\p{Cc}\p{Emoji_Modifier}`
const allUnseen = new RegExp(`[${unseen}]`, 'gu')
const parts = new RegExp(`.[${unseen}]*`, 'gsu')

const getVisible = (letter: string) => (/\p{L}[\u200c\u200d]/u.test(letter) ? letter : letter.replaceAll(allUnseen, ''))

/** A letter with its accents as a whole where one font has them all, otherwise its parts. */
const split = (letter: string, weight: Weight): readonly string[] =>
  findFontFile(getVisible(letter), weight) ? [letter] : (letter.match(parts) ?? [])

/** Shown for a letter that no font has. */
const replacement = '□'

function show(letter: string, weight: Weight): Pick<Letter, 'shown' | 'font'> | null {
  const visible = getVisible(letter)
  if (visible === '') return null
  const font = findFontFile(visible, weight)
  if (font) return { font, shown: visible }
  const box = findFontFile(replacement, weight)
  return box ? { font: box, shown: replacement } : null
}
