import type { jsPDF } from 'jspdf'
import type { LineLook, LinePicture, PdfBrush } from './pdf-brush.js'
import { pngBytes } from './png-bytes.js'

/** Puts lines that the letters of a document cannot show into it as pictures, each of them once. */
export interface LinePictures {
  /** `x` and `baseline` are where the line begins, in points. */
  readonly put: (line: string, look: LineLook, x: number, baseline: number) => void
}

/** Where a picture stands, and the name by which the document knows it; its pixels are with the document, packed. */
interface Known extends Omit<LinePicture, 'pixels'> {
  readonly name: string
}

/** 288 dots an inch: what is drawn looks printed, and a name takes a kilobyte or two. */
const pixelsPerPoint = 4

const noBytes = new Uint8Array(0)

export function linePictures(doc: jsPDF, brush: PdfBrush): LinePictures {
  const pictures = new Map<string, Known | null>()
  const write = ({ name, left, top, width, height }: Known, png: Uint8Array, x: number, baseline: number) =>
    doc.addImage(png, 'PNG', x - left, baseline - top, width, height, name, 'FAST')
  return {
    put: (line, look, x, baseline) => {
      const key = `${look.weight} ${look.size} ${look.ink} ${look.paper} ${line}`
      const known = pictures.get(key)
      // A picture that the document has is found by its name.
      if (known) write(known, noBytes, x, baseline)
      if (known !== undefined) return
      const picture = brush.draw(line, look, pixelsPerPoint)
      if (picture === null) {
        pictures.set(key, null)
        return
      }
      const { pixels, ...place } = picture
      const drawn = { ...place, name: `line ${pictures.size}` }
      pictures.set(key, drawn)
      write(drawn, pngBytes(pixels), x, baseline)
    },
  }
}
