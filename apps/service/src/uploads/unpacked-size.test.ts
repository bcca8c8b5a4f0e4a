import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import type { PDFObject } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { deflateSync } from 'node:zlib'
import { mergeOf, pagesOf, pageWith, streamOf } from '../testing/documents.ts'

/** A page whose content has these filters. */
async function packedPage(contents: Uint8Array, filters: readonly string[], more = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([220, 300])
  const dict = document.context.obj({ Filter: [...filters], Length: contents.byteLength, ...more }) as PDFObject
  if (!(dict instanceof PDFDict)) throw new Error('A dictionary was expected')
  page.node.set(PDFName.of('Contents'), document.context.register(PDFRawStream.of(dict, contents)))
  return document.save()
}

const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1_048_576))
const muchTooLarge = zeros(300)

describe('a document that unpacks to more than anybody can read is refused', () => {
  const fiftyMegabytes = zeros(50)
  const form = streamOf(fiftyMegabytes, '/Subtype /Form /Filter /FlateDecode')
  const formNames = '<< /A 4 0 R /B 5 0 R /C 6 0 R /D 7 0 R /E 8 0 R /F 9 0 R >>'
  /** Objects 4 to 9 unpack to 50 MB each; object 10 uses them all. */
  const forms = [
    ...Array<string>(6).fill(form),
    streamOf(fiftyMegabytes, `/Subtype /Form /Resources << /XObject ${formNames} >>`),
  ]
  const tooLarge = { problems: [{ index: 0, problem: 'unpacked' }] }

  test('when one part does', async () => {
    await expect(mergeOf(await packedPage(muchTooLarge, ['FlateDecode']))).rejects.toMatchObject(tooLarge)
  })

  test('when it is packed twice, and small', async () => {
    const bytes = await packedPage(deflateSync(muchTooLarge), ['FlateDecode', 'FlateDecode'])
    expect(bytes.byteLength).toBeLessThan(4_000)
    await expect(mergeOf(bytes)).rejects.toMatchObject(tooLarge)
  })

  test('when its end is damaged, as viewers show the rest', async () => {
    const packed = Buffer.from(muchTooLarge)
    packed.fill(0xff, packed.byteLength - 20)
    await expect(mergeOf(await packedPage(packed, ['FlateDecode']))).rejects.toMatchObject(tooLarge)
  })

  test('when a picture says that it is that large', async () => {
    const more = { Subtype: 'Image', Width: 65_000, Height: 65_000, BitsPerComponent: 8 }
    await expect(mergeOf(await packedPage(Buffer.from('x'), ['DCTDecode'], more))).rejects.toMatchObject(tooLarge)
  })

  test.each([
    ['repeats its content', `/Contents [${'4 0 R '.repeat(6)}]`],
    ['repeats the appearance of a note', `/Annots [${'<< /AP << /N 4 0 R >> >> '.repeat(6)}]`],
    ['repeats one state of a note', `/Annots [${'<< /AS /On /AP << /N << /On 4 0 R >> >> >> '.repeat(6)}]`],
    ['can use many forms', `/Resources << /XObject ${formNames} >>`],
    ['can use many patterns', `/Resources << /Pattern ${formNames} >>`],
    ['can use the forms of a form', '/Resources << /XObject << /A 10 0 R >> >>'],
    ['uses the forms of a note', '/Annots [<< /AP << /N 10 0 R >> >>]'],
  ])('when a page %s', async (_, entries) => {
    await expect(mergeOf(pageWith(entries, ...forms))).rejects.toMatchObject(tooLarge)
  })

  test.each([
    ['a page of several parts', `/Contents [${'4 0 R '.repeat(5)}]`],
    ['a page with many names for a form', `/Resources << /XObject << /A 4 0 R /B 4 0 R >> >> /Contents 4 0 R`],
  ])('but not %s', async (_, entries) => {
    expect(await pagesOf(await mergeOf(pageWith(entries, ...forms)))).toEqual([220])
  })

  test('but not a page of many pictures', async () => {
    const pictures = forms.map((part) => part.replace('/Form', '/Image'))
    const bytes = await mergeOf(pageWith(`/Resources << /XObject ${formNames} >>`, ...pictures))
    expect(await pagesOf(bytes)).toEqual([220])
  })

  test.each([
    ['a part of 200 MB', () => zeros(200), ['FlateDecode']],
    ['a part in letters', () => Buffer.from('68656c6c6f>'), ['ASCIIHexDecode']],
    ['a part with a filter that is not known', () => Buffer.from('x'), ['JPXDecode']],
  ])('but not %s', async (_, make, filters) => {
    expect(await pagesOf(await mergeOf(await packedPage(make(), filters)))).toEqual([220])
  })
})
