import { defaultFormatLocale, formatDate, formatMoney } from '@producer-portal/domain/formatting'
import { writeTaggedPdf } from '../documents/tagged-pdf.ts'
import type { PolicyFacts } from './project-policy.ts'
import { projectPolicy } from './project-policy.ts'

/** The facts of an illustration. */
export interface IllustrationContent {
  /** The company that issues it. */
  readonly company: string
  readonly requestNo: string
  readonly preparedAt: Date
  readonly agent: string
  readonly client: string
  readonly policyNo: string
  readonly product: string
  /** Empty for a basic illustration. */
  readonly instructions: string
  readonly facts: PolicyFacts
}

const columns = [72, 122, 172, 262, 352, 442] as const

/** The name under which the PDF of a request is saved: `In-Force Illustration IR-100042.pdf`. */
export function illustrationFileName(requestNo: string): string {
  return `In-Force Illustration ${requestNo}.pdf`
}

const specialistFollows =
  'These values are without the changes that were asked for. A specialist prepares those and sends them separately.'

/** Makes the PDF of a finished request. */
export function writeIllustration(content: IllustrationContent): Promise<Uint8Array> {
  const { company, requestNo, preparedAt, facts } = content
  const title = illustrationFileName(requestNo).replace(/\.pdf$/, '')
  const years = projectPolicy(facts, preparedAt.getUTCFullYear())
  return writeTaggedPdf({ title, company, date: preparedAt }, (pdf) => {
    pdf.write('H1', title)
    pdf.addSpace(0.5)
    pdf.write('P', `Client: ${content.client}`)
    pdf.write('P', `Policy number: ${content.policyNo}`)
    pdf.write('P', `Product: ${content.product}`)
    pdf.write('P', `Agent: ${content.agent}`)
    pdf.write('P', `Issued: ${formatDate(facts.issuedOn, defaultFormatLocale) || 'Not known'}`)
    pdf.write('P', `Prepared: ${formatDate(preparedAt.toISOString(), defaultFormatLocale)}`)
    pdf.addSpace(1)
    pdf.write('H2', 'What was asked')
    pdf.addSpace(0.25)
    pdf.write('P', content.instructions || 'Basic scenario: no changes to the policy.')
    pdf.addSpace(1)
    pdf.write('H2', 'Values at the end of each year')
    if (content.instructions !== '') {
      pdf.addSpace(0.25)
      pdf.write('P', specialistFollows)
    }
    pdf.addSpace(0.5)
    pdf.table({
      columns,
      rowHeight: 17,
      size: 10,
      rows: [
        ['Year', 'Age', 'Premium', 'Guaranteed', 'Current', 'Benefit'],
        ...years.map((year) => [
          String(year.year),
          year.age === null ? '-' : String(year.age),
          formatMoney(year.premium, defaultFormatLocale),
          formatMoney(year.guaranteedValue, defaultFormatLocale),
          formatMoney(year.currentValue, defaultFormatLocale),
          formatMoney(year.benefit, defaultFormatLocale),
        ]),
      ],
    })
    pdf.addSpace(1)
    pdf.write('Note', "Sample figures for demonstration only. They aren't an offer or a guarantee.")
    pdf.write('Note', 'For producer or registered representative use only. Not for use with clients.')
  })
}
