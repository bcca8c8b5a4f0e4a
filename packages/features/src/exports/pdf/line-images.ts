import type { jsPDF } from 'jspdf'
import { createHiddenText } from './hidden-text.js'
import type { LineStyle, LineImage, TextRenderer } from './text-renderer.js'
import { toPng } from './to-png.js'

/** Adds lines that the font of a document can't show as images, each of them once, with their text for readers. */
export interface LineImages {
  /** Draws a line from `x` on its baseline, in points. */
  readonly put: (line: string, style: LineStyle, x: number, baseline: number) => void
}

/** An image that the document has: its place, and the name the document finds it by. */
interface AddedImage extends Omit<LineImage, 'pixels'> {
  readonly name: string
}

/** 288 dots per inch: sharp in print, and a name takes one or two kilobytes. */
const pixelsPerPoint = 4

const noBytes = new Uint8Array(0)

export function createLineImages(doc: jsPDF, renderer: TextRenderer): LineImages {
  const images = new Map<string, AddedImage | null>()
  const text = createHiddenText(doc)
  return {
    put: (line, style, x, baseline) => {
      const write = ({ name, left, top, width, height }: AddedImage, png: Uint8Array) => {
        doc.addImage(png, 'PNG', x - left, baseline - top, width, height, name, 'FAST')
        text.put(line, { x, baseline, width }, style.size)
      }
      const key = `${style.weight} ${style.size} ${style.color} ${style.background} ${line}`
      const cached = images.get(key)
      // An image that the document has is found by its name.
      if (cached) write(cached, noBytes)
      if (cached !== undefined) return
      const image = renderer.draw(line, style, pixelsPerPoint)
      if (image === null) {
        images.set(key, null)
        return
      }
      const { pixels, ...place } = image
      const drawn = { ...place, name: `line ${images.size}` }
      images.set(key, drawn)
      write(drawn, toPng(pixels))
    },
  }
}
