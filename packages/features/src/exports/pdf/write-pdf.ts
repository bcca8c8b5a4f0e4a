import type { ExportRow } from '@producer-portal/domain/exports'
import { jsPDF } from 'jspdf'
import type { ExportJob, ExportWork } from '../export-job.js'
import { drawPage } from './draw-pdf-page.js'
import { createLineImages } from './line-images.js'
import { createPdfTags } from './pdf-tags.js'
import type { TextRenderer } from './text-renderer.js'
import type { PdfFont } from './pdf-font.js'
import { pdfTheme, type PdfContext } from './pdf-theme.js'
import { paginate } from './paginate.js'
import { choosePageFormat } from './page-format.js'
import { layOutTable } from './lay-out-table.js'
import { createTableTags } from './table-tags.js'
import { createTypeface } from './typeface.js'

/** The fonts of a PDF. */
export interface PdfFonts {
  /** Our font, for texts that need it; null uses the built-in fonts of PDF readers. */
  readonly font: PdfFont | null
  /** Draws what the font can't show; null where that isn't possible. */
  readonly renderer: TextRenderer | null
}

/**
 * Writes rows as a PDF in landscape: title, date and page number at the top of every page, the company at its foot, and
 * between them the column headings and the rows in their groups, all tagged for screen readers.
 */
export function* writePdf({ head, texts }: ExportJob, rows: readonly ExportRow[], fonts: PdfFonts): ExportWork {
  const { font, renderer } = fonts
  const format = choosePageFormat(head.columns.length)
  const doc = new jsPDF({ orientation: 'landscape', unit: 'pt', format: [...format.size], compress: true })
  doc.setProperties({ title: texts.title }).setLanguage('en-US')
  const typeface = createTypeface(doc, font, renderer)
  const tags = createPdfTags(doc)
  const context: PdfContext = {
    doc,
    format,
    typeface,
    images: renderer && createLineImages(doc, renderer),
    tags,
    tableTags: createTableTags(tags),
  }

  const layout = layOutTable({ columns: head.columns, rows, format, typeface })
  let step = layout.next()
  while (!step.done) {
    yield 0
    step = layout.next()
  }
  const table = step.value
  const room = format.size[1] - pdfTheme.top - table.headings.height - pdfTheme.margin
  const continueGroup = (group: string) => typeface.show(texts.groupContinued.replace('{group}', group))
  const pages = paginate(table.lines, room, (group) => ({
    ...group,
    isRepeated: true,
    cells: group.cells.map((lines) => lines.map(continueGroup)),
  }))

  let written = 0
  for (const [index, lines] of pages.entries()) {
    if (index > 0) doc.addPage()
    const page = texts.page.replace('{page}', String(index + 1)).replace('{pages}', String(pages.length))
    drawPage(context, {
      isFirst: index === 0,
      title: typeface.show(texts.title),
      moment: head.moment,
      company: typeface.show(texts.brand ?? ''),
      page,
      columns: head.columns,
      table,
      lines,
    })
    written += lines.filter(({ kind }) => kind === 'row').length
    yield written
  }
  return [doc.output('arraybuffer')]
}
