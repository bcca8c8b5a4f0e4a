import { duration, easing } from '../tokens/generated/scales.js'

/** The timing of what comes. */
export const fast = { duration: Number.parseFloat(duration.fast), easing: easing.standard }
/** The timing of a change over a distance. */
export const slow = { ...fast, duration: Number.parseFloat(duration.slow) }

/** True where things may move: not under reduced motion, and only in a document that is drawn. */
export const canMove = (): boolean =>
  typeof Element.prototype.animate === 'function' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches

interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Places = Map<HTMLElement, Place>

/** The last places of the lines of each list, measured from the list, which leaves out how the page is scrolled. */
const placesOf = new WeakMap<HTMLElement, Places>()

const linesOf = (list: HTMLElement) =>
  [...list.children].filter((line): line is HTMLElement => line instanceof HTMLElement && !line.inert)

const measure = (list: HTMLElement): Places =>
  new Map(
    linesOf(list).map((line) => {
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = line
      return [line, { left, top, width, height }]
    }),
  )

/**
 * Makes changes of a list visible from now on: a line that comes fades in, one that moves slides to its new place, one
 * that goes slides out. The list must be positioned. Nothing moves under reduced motion, nor where no line stays, as
 * on another page of the list.
 */
export function watchList(list: HTMLElement): void {
  if (placesOf.has(list)) return
  placesOf.set(list, measure(list))
  const changes = new MutationObserver((records) => {
    showChange(list, records)
    // A line that is on its way out was put back by the motion itself
    changes.takeRecords()
  })
  changes.observe(list, { childList: true })
  new ResizeObserver(() => placesOf.set(list, measure(list))).observe(list)
}

/** Takes the lines to be where they are drawn just now, such as one that is carried, so that they go on from there. */
export function rememberPlaces(list: HTMLElement): void {
  const places = placesOf.get(list)
  if (!places) return
  const { left, top } = list.getBoundingClientRect()
  for (const line of linesOf(list)) {
    const drawn = line.getBoundingClientRect()
    places.set(line, {
      left: drawn.left - left - list.clientLeft,
      top: drawn.top - top - list.clientTop,
      width: drawn.width,
      height: drawn.height,
    })
  }
}

function showChange(list: HTMLElement, records: readonly MutationRecord[]): void {
  const before = placesOf.get(list) ?? new Map<HTMLElement, Place>()
  const after = measure(list)
  placesOf.set(list, after)
  if (!canMove() || ![...after.keys()].some((line) => before.has(line))) return
  for (const [line, { left, top }] of after) {
    const from = before.get(line)
    if (!from) line.animate({ opacity: [0, 1] }, fast)
    else if (from.left !== left || from.top !== top) {
      line.animate({ translate: [`${from.left - left}px ${from.top - top}px`, '0px 0px'] }, slow)
    }
  }
  const gone = new Set(records.flatMap(({ removedNodes }) => [...removedNodes]))
  for (const line of gone) {
    const from = line instanceof HTMLElement && !line.isConnected ? before.get(line) : undefined
    if (from) leave(list, line as HTMLElement, from)
  }
}

/** Shows a line that was taken out a moment longer, out of the way of the others, and of everyone who can't see it. */
function leave(list: HTMLElement, line: HTMLElement, { left, top, width, height }: Place): void {
  line.inert = true
  line.ariaHidden = 'true'
  Object.assign(line.style, {
    position: 'absolute',
    insetBlockStart: `${top}px`,
    left: `${left}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    boxSizing: 'border-box',
  })
  list.append(line)
  const end = getComputedStyle(list).direction === 'rtl' ? '-2rem' : '2rem'
  const out = line.animate({ opacity: [1, 0], translate: ['0px 0px', `${end} 0px`] }, { ...slow, easing: easing.exit })
  const remove = () => line.remove()
  out.finished.then(remove, remove)
}
