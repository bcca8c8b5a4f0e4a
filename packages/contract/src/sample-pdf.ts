/** The objects of a document of one empty page, numbered from 1. */
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] >>',
]

/**
 * A whole PDF of one empty page.
 * @param bytes the length it is filled up to; without it, as short as it can be
 */
export function createPdf(bytes = 0): Blob {
  let text = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\n`
  const end = (start: number) => `${table}startxref\n${start}\n%%EOF\n`
  // A comment between the objects and their table fills it up; the place of the table may take up to ten digits
  const filler = bytes === 0 ? '' : `${'%'.repeat(Math.max(1, bytes - text.length - table.length))}\n`
  return new Blob([text, filler, end(text.length + filler.length)], { type: 'application/pdf' })
}
