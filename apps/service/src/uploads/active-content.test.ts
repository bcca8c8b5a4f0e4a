import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { mergeOf, pagesOf, pageWith, pdfOf, streamOf } from '../testing/documents.ts'

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

describe('a kept document', () => {
  test('runs no scripts and starts no programs', async () => {
    const text = await everythingIn(await mergeOf(await activeDocument()))
    for (const word of ['JavaScript', 'app.alert', '/AA', 'Launch', 'cmd.exe', 'SubmitForm', 'evil', 'RichMedia']) {
      expect(text).not.toContain(word)
    }
  })

  test('keeps its pages and its links', async () => {
    const bytes = await mergeOf(await activeDocument(), await pdfOf(230))
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
    expect(await everythingIn(await mergeOf(pageWith(entries, ...objects)))).toMatch(expected)
  })

  test('without what it is not known to show', async () => {
    const entries =
      '/Metadata 4 0 R /PieceInfo << /App << /Private 4 0 R >> >> /Resources << /ProcSet [/PDF] /Custom 4 0 R >>'
    expect(await everythingIn(await mergeOf(pageWith(entries, '(hidden)')))).not.toContain('hidden')
  })

  test('with links that lead to its pages in the new document', async () => {
    const entries = '/Annots [<< /Subtype /Link /A << /S /GoTo /D [3 0 R /XYZ 0 9 null] >> >>]'
    const document = await PDFDocument.load(await mergeOf(await pdfOf(210), pageWith(entries)))
    const [note] = document.getPage(1).node.Annots()?.asArray() ?? []
    const place = String(document.context.lookup(note, PDFDict).get(PDFName.of('Dest')))
    expect(place).toBe(`[ ${String(document.getPage(1).ref)} /XYZ 0 9 null ]`)
  })

  test('with the look of a field that cannot be made part of it, and without the field', async () => {
    const entries = '/Annots [<< /Subtype /Widget /FT /Tx /T (name) /AP << /N 4 0 R >> >> << /Subtype /Widget >>]'
    const text = await everythingIn(await mergeOf(pageWith(entries, streamOf(Buffer.from('f'), '/Subtype /Form'))))
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
    const text = await everythingIn(await mergeOf(pageWith(entries, ...objects)))
    expect(text).toMatch(/\/AA \d+ 0 R\s+\/EF \d+ 0 R/)
  })

  test.each([
    ['a page', '/Resources << /Font 3 0 R >> /AA << /O 4 0 R >>', script],
    ['a note', '/Resources << /Font 5 0 R >> /Annots [5 0 R]', script, '<< /Subtype /Link /AA << /D 4 0 R >> >>'],
    ['a note by two ways', '/Resources << /Font 5 0 R >> /Annots 6 0 R', script, '<< /AA 4 0 R >>', '7 0 R', '[5 0 R]'],
    ['an action', '/Resources << /Font << /F1 4 0 R >> >> /Annots [<< /A 4 0 R >>]', script],
    ['a state', '/Annots [<< /AP 5 0 R /AA 5 0 R >>]', script, '<< /D 4 0 R >>'],
  ])('but those of %s that is also a list of names are', async (_, entries, ...objects) => {
    const text = await everythingIn(await mergeOf(pageWith(entries, ...objects)))
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
    ['(javascript:open\\("https://honest.example.com"\\))', false],
    ['(file:///C:/Windows/calc.exe)', false],
    ['(calc.exe)', false],
    ['(data:text/html,x)', false],
    ['/Name', false],
  ])('to %s is kept: %s', async (address, isKept) => {
    const action = `<< /S /URI /URI ${address} >>`
    const bytes = await mergeOf(
      pageWith('/Annots [<< /Subtype /Link /A 4 0 R >> << /Subtype /Link /PA 4 0 R >>]', action),
    )
    expect((await everythingIn(bytes)).includes('/URI')).toBe(isKept)
  })

  test('whose action is found only by way of another reference runs nothing', async () => {
    const objects = ['5 0 R', '<< /S 6 0 R /F (cmd.exe) >>', '7 0 R', '/Launch']
    const text = await everythingIn(await mergeOf(pageWith('/Annots [<< /Subtype /Link /A 4 0 R >>]', ...objects)))
    expect(text).not.toMatch(/Launch|cmd\.exe/)
  })
})

test('a list of many numbers is no damage', async () => {
  expect(await pagesOf(await mergeOf(pageWith(`/X [${'1 '.repeat(200_000)}]`)))).toEqual([220])
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
    const rejected = { problems: [{ index: 0, problem: 'attachments' }] }
    await expect(mergeOf(await document.save())).rejects.toMatchObject(rejected)
  })

  test('but not one whose files were removed from it', async () => {
    const document = await PDFDocument.create()
    document.addPage([210, 300])
    document.context.register(document.context.obj({ Type: 'Filespec', EF: {} }))
    expect(await pagesOf(await mergeOf(await document.save()))).toEqual([210])
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
