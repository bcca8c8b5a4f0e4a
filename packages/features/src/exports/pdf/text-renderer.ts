import { fallbackFamily } from './fallback-fonts.js'
import type { Pixels } from './to-png.js'

/** The weights of the font. */
export type FontWeight = 'bold' | 'normal'

/** The style of a line of text: the size in points, grays from 0 (black) to 255 (white). */
export interface LineStyle {
  readonly size: number
  readonly weight: FontWeight
  readonly color: number
  /** The gray behind the text. */
  readonly background: number
}

/** A line of text as an image; lengths in points, from the start of the line on its baseline. */
export interface LineImage {
  readonly pixels: Pixels
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Draws lines of text with the fonts of the user's system: joined letters, stacked accents, right-to-left scripts. */
export interface TextRenderer {
  /** The width of a line at a size of one point. */
  readonly measure: (line: string, weight: FontWeight) => number
  /** Returns null for a line that shows nothing, such as one of spaces. */
  readonly draw: (line: string, style: LineStyle, pixelsPerPoint: number) => LineImage | null
}

const family = `Helvetica, Arial, "Liberation Sans", sans-serif, "${fallbackFamily}"`

/** Text is measured at a large size, so that rounding errors stay small. In pixels. */
const measuredSize = 100

/** True for a line whose first letter with a direction is written from right to left. */
export const startsRightToLeft = (line: string) => /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u.test(line)

/**
 * Creates the text renderer of this browser; null where there is no off-screen canvas, such as in tests, and where a
 * browser that resists fingerprinting returns other pixels than those that were drawn.
 */
export function createTextRenderer(): TextRenderer | null {
  if (typeof OffscreenCanvas === 'undefined') return null
  const canvas = new OffscreenCanvas(1024, 64)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null || !canReadPixels(context)) return null
  const setFont = (line: string, weight: FontWeight, size: number) => {
    context.font = `${weight} ${size}px ${family}`
    context.direction = startsRightToLeft(line) ? 'rtl' : 'ltr'
    context.textAlign = 'left'
  }
  return {
    measure: (line, weight) => {
      setFont(line, weight, measuredSize)
      return context.measureText(line).width / measuredSize
    },
    draw: (line, { size, weight, color, background }, pixelsPerPoint) => {
      setFont(line, weight, size * pixelsPerPoint)
      const box = measureBox(context.measureText(line))
      if (box === null) return null
      if (canvas.width < box.width || canvas.height < box.height) {
        canvas.width = Math.max(canvas.width, box.width)
        canvas.height = Math.max(canvas.height, box.height)
        // Resizing a canvas resets its font.
        setFont(line, weight, size * pixelsPerPoint)
      }
      context.fillStyle = toGray(background)
      context.fillRect(0, 0, box.width, box.height)
      context.fillStyle = toGray(color)
      context.fillText(line, box.left, box.ascent)
      return {
        pixels: context.getImageData(0, 0, box.width, box.height),
        left: box.left / pixelsPerPoint,
        top: box.ascent / pixelsPerPoint,
        width: box.width / pixelsPerPoint,
        height: box.height / pixelsPerPoint,
      }
    },
  }
}

function canReadPixels(context: OffscreenCanvasRenderingContext2D): boolean {
  context.fillStyle = toGray(30)
  context.fillRect(0, 0, 2, 2)
  const { data } = context.getImageData(0, 0, 2, 2)
  return data.every((part, index) => part === (index % 4 === 3 ? 255 : 30))
}

const toGray = (part: number) => `rgb(${part}, ${part}, ${part})`

/** The box of a line in whole pixels, with one more on each side for its soft edges. */
function measureBox(measured: TextMetrics) {
  const left = Math.ceil(measured.actualBoundingBoxLeft) + 1
  const ascent = Math.ceil(measured.actualBoundingBoxAscent) + 1
  const width = left + Math.ceil(measured.actualBoundingBoxRight) + 1
  const height = ascent + Math.ceil(measured.actualBoundingBoxDescent) + 1
  return width > 2 && height > 2 ? { left, ascent, width, height } : null
}
