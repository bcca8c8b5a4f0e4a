import type { jsPDF } from 'jspdf'
import { getInternals } from './pdf-internals.js'

/** An element of a document's structure, such as a table or one of its cells. */
export interface PdfTag {
  /** Adds an element in it. `attributes` are in the syntax of PDF, such as `/O /Table /Scope /Row`. */
  readonly add: (type: string, attributes?: string) => PdfTag
}

/** The structure of a document for screen readers, and the parts of its pages that belong to each element. */
export interface PdfTags {
  readonly root: PdfTag
  /**
   * Everything drawn from here to `end` belongs to an element; without one, it's decoration that is repeated or seen
   * only.
   */
  readonly begin: (tag?: PdfTag) => void
  readonly end: () => void
}

interface Element {
  readonly type: string
  readonly attributes: string
  readonly kids: Element[]
  /** Its parts on pages, each with its number there. */
  readonly parts: { readonly page: number; readonly mark: number }[]
  id: number
}

/** Adds tags to a document, which jsPDF has no way for; its plugins may. */
export function createPdfTags(doc: jsPDF): PdfTags {
  const pdf = getInternals(doc)
  const elements = new Map<PdfTag, Element>()
  const pages: Element[][] = []
  const create = (type: string, attributes = ''): readonly [PdfTag, Element] => {
    const element: Element = { type, attributes, kids: [], parts: [], id: 0 }
    const tag: PdfTag = {
      add: (...kind) => {
        const [kid, its] = create(...kind)
        element.kids.push(its)
        return kid
      },
    }
    elements.set(tag, element)
    return [tag, element]
  }
  const [root, top] = create('Document')
  let treeId = 0

  doc.viewerPreferences({ DisplayDocTitle: true })
  pdf.events.subscribe('putPage', ({ pageNumber }: { readonly pageNumber: number }) => {
    pdf.write(`/StructParents ${pageNumber - 1} /Tabs /S`)
  })
  pdf.events.subscribe('postPutResources', () => {
    treeId = writeTree(doc, top, pages)
  })
  pdf.events.subscribe('putCatalog', () => pdf.write(`/MarkInfo <</Marked true>> /StructTreeRoot ${treeId} 0 R`))

  return {
    root,
    begin: (tag) => {
      const element = tag && elements.get(tag)
      if (!element) {
        pdf.write('/Artifact BMC')
        return
      }
      const page = doc.getCurrentPageInfo().pageNumber
      const marks = (pages[page - 1] ??= [])
      element.parts.push({ page, mark: marks.length })
      pdf.write(`/${element.type} <</MCID ${marks.length}>> BDC`)
      marks.push(element)
    },
    end: () => pdf.write('EMC'),
  }
}

/** Writes the elements, and for each page which element each of its parts belongs to. */
function writeTree(doc: jsPDF, top: Element, pages: readonly (readonly Element[])[]): number {
  const pdf = getInternals(doc)
  const treeId = pdf.newObjectDeferred()
  const parentsId = pdf.newObjectDeferred()
  const pageIds = pages.map((_, index) => doc.getPageInfo(index + 1).objId)
  const reserve = (element: Element) => {
    element.id = pdf.newObjectDeferred()
    for (const kid of element.kids) reserve(kid)
  }
  reserve(top)
  const writeObject = (id: number, content: string) => {
    pdf.newObjectDeferredBegin(id, true)
    pdf.write(content)
    pdf.write('endobj')
  }
  const writeElement = (element: Element, parentId: number) => {
    const { type, attributes, kids, parts, id } = element
    const page = parts[0]?.page ?? 0
    const places = parts.map((part) =>
      part.page === page ? part.mark : `<</Type/MCR/Pg ${pageIds[part.page - 1]} 0 R/MCID ${part.mark}>>`,
    )
    const all = [...places, ...kids.map((kid) => `${kid.id} 0 R`)]
    const content = all.length === 0 ? '' : `/K[${all.join(' ')}]`
    const place = page === 0 ? '' : `/Pg ${pageIds[page - 1]} 0 R`
    const its = attributes === '' ? '' : `/A<<${attributes}>>`
    writeObject(id, `<</S/${type}/P ${parentId} 0 R${place}${its}${content}>>`)
    for (const kid of kids) writeElement(kid, id)
  }
  writeElement(top, treeId)
  const lists = pages.map((marks, index) => `${index}[${marks.map(({ id }) => `${id} 0 R`).join(' ')}]`)
  writeObject(parentsId, `<</Nums[${lists.join(' ')}]>>`)
  writeObject(
    treeId,
    `<</Type/StructTreeRoot/K[${top.id} 0 R]/ParentTree ${parentsId} 0 R/ParentTreeNextKey ${pages.length}>>`,
  )
  return treeId
}
