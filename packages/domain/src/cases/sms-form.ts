import { escapeHtml } from '../formatting/escape-html.ts'
import { getDisplayName } from '../formatting/display-name.ts'
import type { Case } from './case.ts'
import { insuredNames } from '../contracts/people.ts'

/** The product types that the message lists, the case's own one checked. */
const smsProductTypes = ['Life', 'Disability Income', 'Annuity', 'Long-Term Care'] as const

/** A person of the case who can get a message. */
export interface SmsContact {
  readonly name: string
  readonly phoneNumber: string
}

/** The fields of the hidden form that is posted to the message service. */
export interface SmsForm {
  readonly sendto: string
  readonly subject: string
  /** An HTML body in which every value is escaped. */
  readonly message: string
}

/** The agents of a case who have a phone number. */
export function smsContacts({ agents }: Pick<Case, 'agents'>): SmsContact[] {
  return agents.flatMap((agent) => {
    const phoneNumber = agent.phoneNumber?.trim()
    return phoneNumber ? [{ name: getDisplayName(agent), phoneNumber }] : []
  })
}

/**
 * The message about a case to one of its contacts.
 * @param productTypes those that it lists, for an insurer with lines of business of its own
 */
export function smsForm(row: Case, contact: SmsContact, productTypes: readonly string[] = smsProductTypes): SmsForm {
  const client = insuredNames(row)
  const agency = [...new Set(row.agents.map((agent) => agent.agencyName?.trim() ?? ''))].filter(Boolean).join(', ')
  const productType = row.productLine?.trim().toLowerCase()
  const message = [
    paragraph('Client', client),
    paragraph('Policy', row.contract.contractNo),
    paragraph('Agent', row.agents.map(getDisplayName).filter(Boolean).join(', ')),
    paragraph('Agency', agency),
    ...productTypes.map((type) => `<p>${type.toLowerCase() === productType ? '☑' : '☐'} ${type}</p>`),
  ]
  return {
    sendto: contact.phoneNumber,
    subject: ['New Business', row.contract.contractNo, client].filter(Boolean).join(' - '),
    message: message.join(''),
  }
}

function paragraph(label: string, value: string): string {
  return `<p>${label}: ${escapeHtml(value)}</p>`
}
