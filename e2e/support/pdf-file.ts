/** A file as a file dialog hands it to the page. */
export interface PickedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A small whole PDF of one page with these words. */
export function pdfFile(name: string, words = name): PickedFile {
  const stream = `BT /F1 24 Tf 40 700 Td (${words.replace(/[()\\]/g, '')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return picked(name, `${body}xref\n0 6\n0000000000 65535 f \n${table}${end}`)
}

/** A file that says it is a PDF and holds something else. */
export function picked(name: string, content: string): PickedFile {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(content, 'latin1') }
}
