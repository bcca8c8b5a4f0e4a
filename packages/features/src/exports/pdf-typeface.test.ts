import { inflateSync } from 'node:zlib'
import { jsPDF } from 'jspdf'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { linePictures } from './line-pictures.js'
import { openBrush, type LineLook, type LinePicture, type PdfBrush } from './pdf-brush.js'
import { pdfTypeface } from './pdf-typeface.js'
import { pngBytes } from './png-bytes.js'

const picture = (grey: number): LinePicture => ({
  pixels: { data: new Uint8ClampedArray([grey, grey, grey, 255, 255, 255, 255, 255]), width: 2, height: 1 },
  left: 1,
  top: 8,
  width: 20,
  height: 10,
})
const fakeBrush = () => ({
  measure: vi.fn<PdfBrush['measure']>(() => 5),
  draw: vi.fn<PdfBrush['draw']>((line) => (line === ' ' ? null : picture(0))),
})
const newDocument = () => new jsPDF({ unit: 'pt', compress: true })
const look: LineLook = { size: 8, weight: 'normal', ink: 30, paper: 255 }

describe('a line of a PDF', () => {
  test.each([
    ["Seán O'Neill-Ibáñez", false],
    ['PrimeLife™ ©', false],
    ['Se\u0301an', false],
    ['soft\u00adhyphen', false],
    ['山田太郎', true],
    ['ליאור אברהמי', true],
    ['محمد (Smith)', true],
    ['राजेश', true],
    ['Ana 🌟', true],
    ['x\u030c', true],
  ])('"%s" is drawn as a picture: %s', (text, isDrawn) => {
    const { show, isDrawn: isForBrush } = pdfTypeface(newDocument(), null, fakeBrush())
    expect(isForBrush(show(text))).toBe(isDrawn)
  })

  test('is as wide as it is drawn, and otherwise as it is written', () => {
    const brush = fakeBrush()
    const { measure } = pdfTypeface(newDocument(), null, brush)
    expect(measure(8)('山田')).toBe(40)
    expect(measure(8, 'bold')('山田')).toBe(40)
    expect(brush.measure.mock.calls).toEqual([
      ['山田', 'normal'],
      ['山田', 'bold'],
    ])
    expect(measure(10)('ii')).toBeCloseTo(4.4)
    expect(brush.measure).toHaveBeenCalledTimes(2)
  })

  test('keeps nothing that turns the words after it around', () => {
    const { show } = pdfTypeface(newDocument(), null, fakeBrush())
    expect(show('דוד\u202e Levi\u2066\r\nplain')).toBe('דוד Levi\nplain')
  })

  test('has boxes where nothing can be drawn', () => {
    const { show, isDrawn } = pdfTypeface(newDocument(), null, null)
    expect(show('Ana 🌟')).toBe('Ana □')
    expect(isDrawn(show('Ana 🌟'))).toBe(false)
  })
})

describe('the pictures of lines', () => {
  test('are in the file once each, however often they are shown', () => {
    const [doc, brush] = [newDocument(), fakeBrush()]
    const { put } = linePictures(doc, brush)
    for (const [line, weight] of [
      ['山田', 'normal'],
      ['山田', 'normal'],
      ['山田', 'bold'],
      [' ', 'normal'],
      [' ', 'normal'],
    ] as const) {
      put(line, { ...look, weight }, 30, 50)
    }
    expect(brush.draw).toHaveBeenCalledTimes(3)
    const source = doc.output()
    expect(source.match(/\/Subtype \/Image/g)).toHaveLength(2)
    expect(source).toContain('/ColorSpace /DeviceGray')
  })

  test.each([
    ['grey', 7, [0, 7, 255]],
    ['coloured', 200, [0, 7, 7, 200, 255, 255, 255]],
  ])('that are %s are written as such', (_, blue, row) => {
    const data = new Uint8ClampedArray([7, 7, blue, 255, 255, 255, 255, 255])
    const png = Buffer.from(pngBytes({ data, width: 2, height: 1 }))
    const at = png.indexOf('IDAT')
    expect([...inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))]).toEqual(row)
  })

  test('may be larger than a block of a PNG', () => {
    const data = new Uint8ClampedArray(4 * 300 * 300).fill(9)
    const png = Buffer.from(pngBytes({ data, width: 300, height: 300 }))
    const at = png.indexOf('IDAT')
    const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
    expect(rows).toHaveLength(301 * 300)
    const doc = newDocument().addImage(new Uint8Array(png), 'PNG', 0, 0, 10, 10)
    expect(doc.output()).toContain('/Width 300')
  })
})

/** A canvas that gives back these pixels whatever is drawn. */
const canvasOf = (pixels: readonly number[]) =>
  class {
    getContext() {
      return { fillRect: () => undefined, getImageData: () => ({ data: Uint8ClampedArray.from(pixels) }) }
    }
  }

describe('the brush', () => {
  afterEach(() => vi.unstubAllGlobals())
  test.each([
    ['is there where pixels are what was drawn', canvasOf([30, 30, 30, 255]), true],
    ['is not there where they are others', canvasOf([30, 31, 30, 255]), false],
    ['is not there without a place to draw', undefined, false],
  ])('%s', (_, OffscreenCanvas, isThere) => {
    vi.stubGlobal('OffscreenCanvas', OffscreenCanvas)
    expect(openBrush() !== null).toBe(isThere)
  })
})
