// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib'
import type { PDFObject } from '@cantoo/pdf-lib'
import { afterAll, describe, expect, test } from 'vitest'
import { deflateSync } from 'node:zlib'
import { pagesOf, pdfOf } from '../testing/documents.ts'
import { mergeDocuments } from './merge-documents.ts'

const folder = mkdtempSync(join(tmpdir(), 'active-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function merge(content: Uint8Array, other?: Uint8Array): Promise<Uint8Array> {
  const [path, more, output] = ['in.pdf', 'other.pdf', `${crypto.randomUUID()}.pdf`].map((name) => join(folder, name))
  writeFileSync(path ?? '', content)
  writeFileSync(more ?? '', other ?? '')
  await mergeDocuments([path ?? '', ...(other ? [more ?? ''] : [])], output ?? '')
  return readFileSync(output ?? '')
}

/** A document of one page with these entries; the other objects are numbered from 4. */
function pageWith(entries: string, ...objects: readonly string[]): Uint8Array {
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 220 300] ${entries} >>`,
    ...objects,
  ]
  const body = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`, 'latin1')
}

function streamOf(contents: Uint8Array, entries: string): string {
  return `<< /Length ${contents.byteLength} ${entries} >>\nstream\n${Buffer.from(contents).toString('latin1')}\nendstream`
}

/** Every name, text and stream of a document, however deep, as one text. */
async function everythingIn(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes)
  return context
    .enumerateIndirectObjects()
    .map(([, part]) => part.toString() + (part instanceof PDFRawStream ? Buffer.from(part.contents).toString() : ''))
    .join('\n')
}

const link = (document: PDFDocument, action: Record<string, unknown>) =>
  document.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [0, 0, 50, 50],
    A: { Type: 'Action', ...action } as never,
  })

/** A page that runs scripts and starts programs, next to an honest link. */
async function activeDocument(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const { context } = document
  const page = document.addPage([210, 300])
  const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }
  page.node.set(
    PDFName.of('AA'),
    context.obj({ O: { Type: 'Action', ...script }, C: context.register(context.obj(script)) }),
  )
  page.node.set(
    PDFName.of('Annots'),
    context.obj([
      context.register(link(document, { S: 'URI', URI: PDFString.of('https://honest.example.com') })),
      context.register(link(document, { S: 'Launch', F: PDFString.of('cmd.exe') })),
      context.register(link(document, { S: 'URI', URI: PDFString.of('https://next.example.com'), Next: script })),
      context.register(link(document, { S: 'SubmitForm', F: PDFString.of('https://evil.example.com') })),
      context.register(context.obj({ Type: 'Annot', Subtype: 'RichMedia', Rect: [0, 0, 9, 9] })),
    ]),
  )
  document.addJavaScript('hello', 'app.alert(2)')
  return document.save()
}

/** A page whose content has these filters. */
async function packedPage(contents: Uint8Array, filters: readonly string[], more = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([220, 300])
  const dict = document.context.obj({ Filter: [...filters], Length: contents.byteLength, ...more }) as PDFObject
  if (!(dict instanceof PDFDict)) throw new Error('A dictionary was expected')
  page.node.set(PDFName.of('Contents'), document.context.register(PDFRawStream.of(dict, contents)))
  return document.save()
}

describe('a kept document', () => {
  test('runs no scripts and starts no programs', async () => {
    const text = await everythingIn(await merge(await activeDocument()))
    for (const word of ['JavaScript', 'app.alert', '/AA', 'Launch', 'cmd.exe', 'SubmitForm', 'evil', 'RichMedia']) {
      expect(text).not.toContain(word)
    }
  })

  test('keeps its pages and its links', async () => {
    const bytes = await merge(await activeDocument(), await pdfOf(230))
    expect(await pagesOf(bytes)).toEqual([210, 230])
    const text = await everythingIn(bytes)
    expect(text).toContain('honest.example.com')
    expect(text).toContain('next.example.com')
  })
})

describe('a page is made again', () => {
  const image = streamOf(Buffer.from('x'), '/Subtype /Image /Width 1 /Height 1 /Decode [1 0] /SMask 4 0 R')
  const layer = '<< /Type /OCG /Name (Notes) >>'

  test.each<[string, string, RegExp, ...string[]]>([
    ['turned', '/Rotate 90', /\/Rotate 90/],
    ['cropped', '/CropBox [10 20 110 120]', /\/CropBox \[ 10 20 110 120 \]/],
    ['with its pictures', '/Resources << /XObject << /A 4 0 R >> >>', /\/Decode \[ 1 0 \]\s+\/SMask \d+ 0 R/, image],
    ['with its layers', '/Resources << /Properties << /L 4 0 R >> >>', /\/Type \/OCG\s+\/Name \(Notes\)/, layer],
    ['with its marks', '/Annots [<< /Subtype /Highlight /C [1 1 0] /QuadPoints [1 2] >>]', /\/QuadPoints \[ 1 2 \]/],
  ])('%s', async (_, entries, expected, ...objects) => {
    expect(await everythingIn(await merge(pageWith(entries, ...objects)))).toMatch(expected)
  })

  test('without what it is not known to show', async () => {
    const entries =
      '/Metadata 4 0 R /PieceInfo << /App << /Private 4 0 R >> >> /Resources << /ProcSet [/PDF] /Custom 4 0 R >>'
    expect(await everythingIn(await merge(pageWith(entries, '(hidden)')))).not.toContain('hidden')
  })

  test('with links that lead to its pages in the new document', async () => {
    const note = '/Annots [<< /Subtype /Link /A << /S /GoTo /D [3 0 R /XYZ 0 9 null] >> >>]'
    const document = await PDFDocument.load(await merge(await pdfOf(210), pageWith(note)))
    const [link] = document.getPage(1).node.Annots()?.asArray() ?? []
    const place = String(document.context.lookup(link, PDFDict).get(PDFName.of('Dest')))
    expect(place).toBe(`[ ${document.getPage(1).ref} /XYZ 0 9 null ]`)
  })

  test('with the look of a field that cannot be made part of it, and without the field', async () => {
    const entries = '/Annots [<< /Subtype /Widget /FT /Tx /T (name) /AP << /N 4 0 R >> >> << /Subtype /Widget >>]'
    const text = await everythingIn(await merge(pageWith(entries, streamOf(Buffer.from('f'), '/Subtype /Form'))))
    expect(text).toMatch(/\/Subtype \/Stamp\s+\/T \(name\)\s+\/AP <<\s+\/N \d+ 0 R/)
    expect(text).not.toContain('Widget')
  })
})

/** The text of an action that runs a script. */
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

describe('names are no active content', () => {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>'
  const form = streamOf(Buffer.from('0 0 9 9 re f'), '/Type /XObject /Subtype /Form /BBox [0 0 9 9]')

  test.each([
    ['fonts', '/Resources << /Font << /AA 4 0 R /EF 4 0 R >> >>', font],
    ['shared fonts', '/Resources << /Font 5 0 R >> /X << /Font 5 0 R >>', font, '<< /AA 4 0 R /EF 4 0 R >>'],
    ['forms', '/Resources << /XObject << /AA 4 0 R /EF 4 0 R >> >>', form],
    ['states of a note', '/Annots [<< /Subtype /Stamp /AP << /N << /AA 4 0 R /EF 4 0 R >> >> >>]', form],
    [
      'letters',
      '/Resources << /Font << /F 5 0 R >> >>',
      form,
      '<< /Subtype /Type3 /CharProcs << /AA 4 0 R /EF 4 0 R >> >>',
    ],
  ])('of %s', async (_, entries, ...objects) => {
    const text = await everythingIn(await merge(pageWith(entries, ...objects)))
    expect(text).toMatch(/\/AA \d+ 0 R\s+\/EF \d+ 0 R/)
  })

  test.each([
    ['a page', '/Resources << /Font 3 0 R >> /AA << /O 4 0 R >>', script],
    ['a note', '/Resources << /Font 5 0 R >> /Annots [5 0 R]', script, '<< /Subtype /Link /AA << /D 4 0 R >> >>'],
    ['a note by two ways', '/Resources << /Font 5 0 R >> /Annots 6 0 R', script, '<< /AA 4 0 R >>', '7 0 R', '[5 0 R]'],
    ['an action', '/Resources << /Font << /F1 4 0 R >> >> /Annots [<< /A 4 0 R >>]', script],
    ['a state', '/Annots [<< /AP 5 0 R /AA 5 0 R >>]', script, '<< /D 4 0 R >>'],
  ])('but those of %s that is also a list of names are', async (_, entries, ...objects) => {
    const text = await everythingIn(await merge(pageWith(entries, ...objects)))
    expect(text).not.toMatch(/\/AA|\/JS|JavaScript|app\.alert/)
  })
})

describe('a link', () => {
  test.each([
    ['(https://honest.example.com)', true],
    ['(HTTP://honest.example.com)', true],
    ['<6D61696C746F3A61406578616D706C652E636F6D>', true],
    ['(tel:+15550100)', true],
    ['(javascript:app.alert\\(1\\))', false],
    ['(java\\163cript:1)', false],
    ['(file:///C:/Windows/calc.exe)', false],
    ['(calc.exe)', false],
    ['(data:text/html,x)', false],
    ['/Name', false],
  ])('to %s is kept: %s', async (address, isKept) => {
    const action = `<< /S /URI /URI ${address} >>`
    const bytes = await merge(
      pageWith('/Annots [<< /Subtype /Link /A 4 0 R >> << /Subtype /Link /PA 4 0 R >>]', action),
    )
    expect((await everythingIn(bytes)).includes('/URI')).toBe(isKept)
  })

  test('whose action is found only by way of another reference runs nothing', async () => {
    const objects = ['5 0 R', '<< /S 6 0 R /F (cmd.exe) >>', '7 0 R', '/Launch']
    const text = await everythingIn(await merge(pageWith('/Annots [<< /Subtype /Link /A 4 0 R >>]', ...objects)))
    expect(text).not.toMatch(/Launch|cmd\.exe/)
  })
})

test('a list of many numbers is no damage', async () => {
  expect(await pagesOf(await merge(pageWith(`/X [${'1 '.repeat(200_000)}]`)))).toEqual([220])
})

describe('a document that carries other files is refused', () => {
  test.each<[string, (document: PDFDocument) => unknown]>([
    ['attached to it', (document) => document.attach(Buffer.from('attached'), 'notes.txt')],
    ['as a portfolio', ({ catalog, context }) => catalog.set(PDFName.of('Collection'), context.obj({}))],
    ['in a note', (document) => addFileTo(document, 'Annots', { Type: 'Annot', Subtype: 'FileAttachment' })],
    ['with a page', (document) => addFileTo(document, 'AF', {})],
  ])('%s', async (_, add) => {
    const document = await PDFDocument.create()
    document.addPage([210, 300])
    await add(document)
    const rejected = { faults: [{ index: 0, problem: 'attachments' }] }
    await expect(merge(await document.save())).rejects.toMatchObject(rejected)
  })

  test('but not one whose files were removed from it', async () => {
    const document = await PDFDocument.create()
    document.addPage([210, 300])
    document.context.register(document.context.obj({ Type: 'Filespec', EF: {} }))
    expect(await pagesOf(await merge(await document.save()))).toEqual([210])
  })
})

/** Adds a program to a list of the first page. */
function addFileTo(document: PDFDocument, list: string, part: Record<string, string>): void {
  const { context } = document
  const program = context.register(context.stream('MZ hidden program', { Type: 'EmbeddedFile' }))
  const file = { Type: 'Filespec', F: PDFString.of('run.exe'), EF: { F: program } }
  const holder = { ...file, ...part, FS: file }
  document.getPage(0).node.set(PDFName.of(list), context.obj([context.register(context.obj(holder))]))
}

const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1_048_576))

describe('a document that unpacks to more than anybody can read is refused', () => {
  const fiftyMegabytes = zeros(50)
  const form = streamOf(fiftyMegabytes, '/Subtype /Form /Filter /FlateDecode')
  const formNames = '<< /A 4 0 R /B 5 0 R /C 6 0 R /D 7 0 R /E 8 0 R /F 9 0 R >>'
  /** Objects 4 to 9 unpack to 50 MB each; object 10 uses them all. */
  const forms = [
    ...Array<string>(6).fill(form),
    streamOf(fiftyMegabytes, `/Subtype /Form /Resources << /XObject ${formNames} >>`),
  ]
  const tooLarge = { faults: [{ index: 0, problem: 'unpacked' }] }

  test('when one part does', async () => {
    await expect(merge(await packedPage(zeros(300), ['FlateDecode']))).rejects.toMatchObject(tooLarge)
  })

  test('when it is packed twice, and small', async () => {
    const bytes = await packedPage(deflateSync(zeros(300)), ['FlateDecode', 'FlateDecode'])
    expect(bytes.byteLength).toBeLessThan(4_000)
    await expect(merge(bytes)).rejects.toMatchObject(tooLarge)
  })

  test('when its end is damaged, as viewers show the rest', async () => {
    const packed = zeros(300)
    packed.fill(0xff, packed.byteLength - 20)
    await expect(merge(await packedPage(packed, ['FlateDecode']))).rejects.toMatchObject(tooLarge)
  })

  test('when a picture says that it is that large', async () => {
    const more = { Subtype: 'Image', Width: 65_000, Height: 65_000, BitsPerComponent: 8 }
    await expect(merge(await packedPage(Buffer.from('x'), ['DCTDecode'], more))).rejects.toMatchObject(tooLarge)
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
    await expect(merge(pageWith(entries, ...forms))).rejects.toMatchObject(tooLarge)
  })

  test.each([
    ['a page of several parts', `/Contents [${'4 0 R '.repeat(5)}]`],
    ['a page with many names for a form', `/Resources << /XObject << /A 4 0 R /B 4 0 R >> >> /Contents 4 0 R`],
  ])('but not %s', async (_, entries) => {
    expect(await pagesOf(await merge(pageWith(entries, ...forms)))).toEqual([220])
  })

  test('but not a page of many pictures', async () => {
    const pictures = forms.map((part) => part.replace('/Form', '/Image'))
    const bytes = await merge(pageWith(`/Resources << /XObject ${formNames} >>`, ...pictures))
    expect(await pagesOf(bytes)).toEqual([220])
  })

  test.each([
    ['a part of 200 MB', () => zeros(200), ['FlateDecode']],
    ['a part in letters', () => Buffer.from('68656c6c6f>'), ['ASCIIHexDecode']],
    ['a part with a filter that is not known', () => Buffer.from('x'), ['JPXDecode']],
  ])('but not %s', async (_, make, filters) => {
    expect(await pagesOf(await merge(await packedPage(make(), filters)))).toEqual([220])
  })
})
