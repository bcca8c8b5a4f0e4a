import type { ReactNode } from 'react'

/** A phone number or a word with hyphens; a longer one may be wider than its place, and breaks at them. */
const hyphenated = /((?:\(\d{3}\) )?\b[\p{L}\d]{1,16}(?:-[\p{L}\d]{1,16})+)/u
const longest = 24

/** Breaks only where the line itself is too narrow for it, as with large text on a phone. */
const whole = { display: 'inline-block', textDecoration: 'inherit' } as const

/** A text whose phone numbers and words with hyphens stay on one line: the text itself where it has none. */
export function keepWhole(text: string): ReactNode {
  const parts = text.split(hyphenated)
  if (parts.length === 1) return text
  return parts.map((part, place) =>
    place % 2 === 1 && part.length <= longest ? (
      <span key={place} style={whole}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** Data in whatever language. Among words that stay whole, which are boxes, its own direction has to be said. */
function drawData(text: string): ReactNode {
  const words = keepWhole(text)
  return words === text ? text : <bdi>{words}</bdi>
}

/** An amount or a date, and one other value before or after it. */
const figureAndOther = /^(?=.*\d)([^·]*)\u00A0· ([^·]*)$/u

/** One line, however long: what is too much for it must not push the other value away. */
const line = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/**
 * Two values of a cell with room for two lines: a short figure and what is above or below it need no dot between them. On one
 * line the dot goes with the second value, so that without room for it the line ends with the first.
 */
export function drawTwoLines(text: string, isOneLine = false): ReactNode {
  const [, first, second] = figureAndOther.exec(text) ?? []
  if (first === undefined) return drawData(text)
  if (isOneLine) return drawData(`${first} ·\u00A0${second}`)
  return (
    <>
      <span style={line}>{drawData(first)}</span>
      <span style={line}>{drawData(second ?? '')}</span>
    </>
  )
}
