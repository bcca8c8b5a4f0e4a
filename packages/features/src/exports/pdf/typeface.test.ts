import { decode } from 'fast-png'
import { jsPDF } from 'jspdf'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createLineImages } from './line-images.js'
import { type LineStyle, type LineImage, createTextRenderer, type TextRenderer } from './text-renderer.js'
import { findLettersToDraw } from './pdf-font.js'
import { createTypeface } from './typeface.js'
import { toPng } from './to-png.js'

const picture = (gray: number): LineImage => ({
  pixels: { data: new Uint8ClampedArray([gray, gray, gray, 255, 255, 255, 255, 255]), width: 2, height: 1 },
  left: 1,
  top: 8,
  width: 20,
  height: 10,
})
const createFakeRenderer = () => ({
  measure: vi.fn<TextRenderer['measure']>(() => 5),
  draw: vi.fn<TextRenderer['draw']>((line) => (line === ' ' ? null : picture(0))),
})
const newDocument = () => new jsPDF({ unit: 'pt', compress: true })
const look: LineStyle = { size: 8, weight: 'normal', color: 30, background: 255 }

test('the letters that fallback fonts are loaded for are those that no font of ours has', () => {
  const columns = [{ header: 'Nombre', align: 'start', alignsWithRow: false }] as const
  const head = { fileName: 'cases', moment: '', columns }
  const texts = { title: 'Żółć', page: '', groupContinued: '' }
  const rows = [
    { texts: ["Seán O'Neill"], group: ['小林'] },
    { texts: ['小林 美咲'], group: [] },
  ]
  expect(findLettersToDraw({ format: 'pdf', head, texts }, rows)).toBe('小林美咲')
})

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
    const { show, isDrawn: isDrawnAsImage } = createTypeface(newDocument(), null, createFakeRenderer())
    expect(isDrawnAsImage(show(text))).toBe(isDrawn)
  })

  test('is as wide as it is drawn, and otherwise as it is written', () => {
    const renderer = createFakeRenderer()
    const { measure } = createTypeface(newDocument(), null, renderer)
    expect(measure(8)('山田')).toBe(40)
    expect(measure(8, 'bold')('山田')).toBe(40)
    expect(renderer.measure.mock.calls).toEqual([
      ['山田', 'normal'],
      ['山田', 'bold'],
    ])
    expect(measure(10)('ii')).toBeCloseTo(4.4)
    expect(measure(10, 'bold')('ii')).toBeCloseTo(5.6)
    expect(renderer.measure).toHaveBeenCalledTimes(2)
  })

  test('keeps nothing that turns the words after it around', () => {
    const { show } = createTypeface(newDocument(), null, createFakeRenderer())
    expect(show('דוד\u202e Levi\u2066\r\nplain')).toBe('דוד Levi\nplain')
  })

  test('has boxes where nothing can be drawn', () => {
    const { show, isDrawn } = createTypeface(newDocument(), null, null)
    expect(show('Ana 🌟')).toBe('Ana □')
    expect(isDrawn(show('Ana 🌟'))).toBe(false)
  })
})

describe('the pictures of lines', () => {
  test('are in the file once each, however often they are shown', () => {
    const [doc, renderer] = [newDocument(), createFakeRenderer()]
    const { put } = createLineImages(doc, renderer)
    for (const [line, weight] of [
      ['山田', 'normal'],
      ['山田', 'normal'],
      ['山田', 'bold'],
      [' ', 'normal'],
      [' ', 'normal'],
    ] as const) {
      put(line, { ...look, weight }, 30, 50)
    }
    expect(renderer.draw).toHaveBeenCalledTimes(3)
    const source = doc.output()
    expect(source.match(/\/Subtype \/Image/g)).toHaveLength(2)
    expect(source).toContain('/ColorSpace /DeviceGray')
  })

  test.each([
    ['grayscale', 7, [7, 255]],
    ['in color', 200, [7, 7, 200, 255, 255, 255]],
  ])('are %s when their pixels are', (_, blue, expected) => {
    const data = new Uint8ClampedArray([7, 7, blue, 255, 255, 255, 255, 255])
    expect([...decode(toPng({ data, width: 2, height: 1 })).data]).toEqual(expected)
  })

  test('may be large', () => {
    const data = new Uint8ClampedArray(4 * 300 * 300).fill(9)
    const doc = newDocument().addImage(toPng({ data, width: 300, height: 300 }), 'PNG', 0, 0, 10, 10)
    expect(doc.output()).toContain('/Width 300')
  })
})

/** A canvas that gives back these pixels whatever is drawn. */
const toCanvas = (pixels: readonly number[]) =>
  class {
    getContext() {
      return { fillRect: () => undefined, getImageData: () => ({ data: Uint8ClampedArray.from(pixels) }) }
    }
  }

describe('the renderer', () => {
  afterEach(() => vi.unstubAllGlobals())
  test.each([
    ['is there where pixels are what was drawn', toCanvas([30, 30, 30, 255]), true],
    ['is not there where they are others', toCanvas([30, 31, 30, 255]), false],
    ['is not there without a place to draw', undefined, false],
  ])('%s', (_, OffscreenCanvas, isThere) => {
    vi.stubGlobal('OffscreenCanvas', OffscreenCanvas)
    expect(createTextRenderer() !== null).toBe(isThere)
  })

  test('draws in its font, also a line for which the canvas had to grow', () => {
    const drawn: string[] = []
    vi.stubGlobal('OffscreenCanvas', toGrowingCanvas(drawn))
    const renderer = createTextRenderer()
    renderer?.draw('short', { ...look, weight: 'bold' }, 2)
    renderer?.draw('x'.repeat(200), look, 4)
    expect(drawn).toEqual([expect.stringMatching(/^bold 16px /), expect.stringMatching(/^normal 32px /)])
  })
})

/** A canvas that forgets its font when it grows, as those of browsers do; keeps the fonts in which was drawn. */
function toGrowingCanvas(drawn: string[]) {
  const initial = '10px sans-serif'
  return class {
    context = {
      font: initial,
      fillRect: () => undefined,
      fillText: () => void drawn.push(this.context.font),
      measureText: ({ length }: string) => ({
        actualBoundingBoxLeft: 0,
        actualBoundingBoxRight: length * 10,
        actualBoundingBoxAscent: 10,
        actualBoundingBoxDescent: 2,
      }),
      getImageData: () => ({ data: Uint8ClampedArray.from([30, 30, 30, 255]) }),
    }
    height = 0
    get width() {
      return 1024
    }
    set width(_) {
      this.context.font = initial
    }
    getContext = () => this.context
  }
}
