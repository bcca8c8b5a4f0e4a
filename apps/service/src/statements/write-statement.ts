import { defaultFormatLocale, formatDate, formatMoney } from '@producer-portal/domain/formatting'
import type { StatementKind } from '@producer-portal/domain/statements'
import { statementFileName } from '@producer-portal/domain/statements'
import { writeTaggedPdf } from '../documents/tagged-pdf.ts'

/** The figures of one year. */
interface StatementFigures {
  readonly paid: number
  readonly credits: number
}

/** The facts of a statement. */
export interface StatementContent {
  /** The company that issues it. */
  readonly company: string
  readonly year: number
  readonly kind: StatementKind
  readonly producer: { readonly name: string; readonly agentNo: string; readonly contractType: string }
  /** `YYYY-MM-DD` */
  readonly issuedOn: string
  readonly figures: StatementFigures
  /** The figures of the year before; null where there are none. */
  readonly before: StatementFigures | null
}

const columns = [72, 252, 342, 432] as const
const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const formatCount = (value: number) => counts.format(value)
const signed = (text: string, value: number) => (value > 0 ? `+${text}` : text)

/** Makes the PDF of a statement. */
export function writeStatement(content: StatementContent): Promise<Uint8Array> {
  const { company, year, kind, producer, figures, before } = content
  const title = statementFileName(year, kind).replace(/\.pdf$/, '')
  const row = (label: string, key: keyof StatementFigures, format: (value: number) => string) => {
    const change = before && figures[key] - before[key]
    return [
      label,
      format(figures[key]),
      before ? format(before[key]) : 'None',
      change === null ? 'None' : signed(format(change), change),
    ]
  }
  return writeTaggedPdf({ title, company, date: new Date(`${content.issuedOn}T12:00:00Z`) }, (pdf) => {
    pdf.write('H1', title)
    pdf.addSpace(0.5)
    pdf.write('P', `Producer: ${producer.name}`)
    pdf.write('P', `Producer number: ${producer.agentNo}`)
    pdf.write('P', `Contract type: ${producer.contractType}`)
    pdf.write('P', `Period: 01/01/${year} to 12/31/${year}`)
    pdf.write('P', `Issued: ${formatDate(content.issuedOn, defaultFormatLocale)}`)
    pdf.addSpace(1)
    pdf.write('H2', 'Figures of the year')
    pdf.addSpace(0.5)
    pdf.table({
      columns,
      rowHeight: 22,
      size: 11,
      rows: [
        ['Figure', String(year), String(year - 1), 'Change'],
        row('Paid', 'paid', (paid) => formatMoney(paid, defaultFormatLocale)),
        row('Credits', 'credits', formatCount),
      ],
    })
    pdf.addSpace(1)
    pdf.write('Note', 'For producer or registered representative use only. Not for use with clients.')
  })
}
