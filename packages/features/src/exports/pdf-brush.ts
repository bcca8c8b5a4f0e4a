import type { Pixels } from './png-bytes.js'

/** The weights of letters. */
export type PdfWeight = 'bold' | 'normal'

/** How a line of text looks; `size` in points, the greys from 0 to 255. */
export interface LineLook {
  readonly size: number
  readonly weight: PdfWeight
  readonly ink: number
  /** What it stands on. */
  readonly paper: number
}

/** A line of text as a picture; lengths in points, from where the line begins on its baseline. */
export interface LinePicture {
  readonly pixels: Pixels
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Draws lines of text with the fonts of the reader's system: letters that join, accents that stack, right to left. */
export interface PdfBrush {
  /** The width of a line at a size of one point. */
  readonly measure: (line: string, weight: PdfWeight) => number
  /** @returns null for a line without a look, such as of blanks alone */
  readonly draw: (line: string, look: LineLook, pixelsPerPoint: number) => LinePicture | null
}

const family = 'Helvetica, Arial, "Liberation Sans", sans-serif'

/** Letters are measured large, so that no rounding of theirs adds up. In pixels. */
const measuredSize = 100

/** Whether the first letter that has a direction is written from right to left. */
const fromRight = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u

/**
 * The brush of this browser; null where nothing can be drawn off the page, such as in tests, and where a browser that
 * hides who its reader is gives back other pixels than those that were drawn.
 */
export function openBrush(): PdfBrush | null {
  if (typeof OffscreenCanvas === 'undefined') return null
  const canvas = new OffscreenCanvas(1024, 64)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null || !showsWhatIsDrawn(context)) return null
  const setFont = (line: string, weight: PdfWeight, size: number) => {
    context.font = `${weight} ${size}px ${family}`
    context.direction = fromRight.test(line) ? 'rtl' : 'ltr'
    context.textAlign = 'left'
  }
  return {
    measure: (line, weight) => {
      setFont(line, weight, measuredSize)
      return context.measureText(line).width / measuredSize
    },
    draw: (line, { size, weight, ink, paper }, pixelsPerPoint) => {
      setFont(line, weight, size * pixelsPerPoint)
      const box = pictureBox(context.measureText(line))
      if (box === null) return null
      if (canvas.width < box.width || canvas.height < box.height) {
        canvas.width = Math.max(canvas.width, box.width)
        canvas.height = Math.max(canvas.height, box.height)
        // A canvas of another size has forgotten its font.
        setFont(line, weight, size * pixelsPerPoint)
      }
      context.fillStyle = grey(paper)
      context.fillRect(0, 0, box.width, box.height)
      context.fillStyle = grey(ink)
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

function showsWhatIsDrawn(context: OffscreenCanvasRenderingContext2D): boolean {
  context.fillStyle = grey(30)
  context.fillRect(0, 0, 2, 2)
  const { data } = context.getImageData(0, 0, 2, 2)
  return data.every((part, index) => part === (index % 4 === 3 ? 255 : 30))
}

const grey = (part: number) => `rgb(${part}, ${part}, ${part})`

/** What a line covers, in whole pixels, with one more all around for its soft edges. */
function pictureBox(measured: TextMetrics) {
  const left = Math.ceil(measured.actualBoundingBoxLeft) + 1
  const ascent = Math.ceil(measured.actualBoundingBoxAscent) + 1
  const width = left + Math.ceil(measured.actualBoundingBoxRight) + 1
  const height = ascent + Math.ceil(measured.actualBoundingBoxDescent) + 1
  return width > 2 && height > 2 ? { left, ascent, width, height } : null
}
