import type { PDFDocument, PDFObject } from '@cantoo/pdf-lib'
import { PDFArray, PDFDict, PDFName, PDFStream } from '@cantoo/pdf-lib'

/** Actions that only move the reader; a link with any other one loses it. */
const harmlessActions = ['GoTo', 'URI', 'Named']
/** What runs, starts or sends something, wherever it is found. */
const activeActions = [
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
  'Movie',
  'Sound',
  'RichMediaExecute',
]
/** Notes on a page that hold a file, or play something. */
const activeNotes = ['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D']
/** Scripts that an event starts, files that belong to a part, and the scripts and files themselves. */
const activeKeys = ['AA', 'AF', 'EF', 'JS', 'OpenAction'].map((name) => PDFName.of(name))

const actionKey = PDFName.of('A')
const nextKey = PDFName.of('Next')
const kindKey = PDFName.of('S')
const noteKindKey = PDFName.of('Subtype')

/**
 * Removes from a document what could act on its reader: scripts, programs that it starts, forms that it sends, and files
 * that it carries. Its pages look as before, and links still lead where they say.
 */
export function removeActiveContent(document: PDFDocument): void {
  for (const page of document.getPages()) removeNotes(page.node.Annots())
  const waiting: PDFObject[] = document.context.enumerateIndirectObjects().map(([, part]) => part)
  // Not recursive: a document may be nested more deeply than a program may call itself.
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (part instanceof PDFArray) waiting.push(...part.asArray())
    const dict = part instanceof PDFStream ? part.dict : part
    if (!(dict instanceof PDFDict)) continue
    cleanDict(dict)
    waiting.push(...dict.values())
  }
}

function removeNotes(notes: PDFArray | undefined): void {
  if (notes === undefined) return
  for (let index = notes.size() - 1; index >= 0; index -= 1) {
    const note = notes.lookup(index)
    if (note instanceof PDFDict && activeNotes.includes(getName(note, noteKindKey))) notes.remove(index)
  }
}

function cleanDict(dict: PDFDict): void {
  for (const key of activeKeys) dict.delete(key)
  const action = dict.lookup(actionKey)
  if (action instanceof PDFDict && action.has(kindKey) && !harmlessActions.includes(getName(action, kindKey))) {
    dict.delete(actionKey)
  }
  if (activeActions.includes(getName(dict, kindKey))) dict.keys().forEach((key) => dict.delete(key))
  // An action may be followed by others; those of a harmless one are not needed.
  if (harmlessActions.includes(getName(dict, kindKey))) dict.delete(nextKey)
}

function getName(dict: PDFDict, key: PDFName): string {
  const value = dict.lookup(key)
  return value instanceof PDFName ? value.decodeText() : ''
}
