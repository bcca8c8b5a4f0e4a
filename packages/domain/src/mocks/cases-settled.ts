import type { Case } from '../cases/case.ts'
import { castAgent, draftCase } from './cases-draft.ts'
import type { Calendar } from './clock.ts'

/** The issued cases of the small cast. */
export function issuedCast(calendar: Calendar): Case[] {
  const { ago } = calendar
  return [
    // Paid and done.
    draftCase(calendar, '1100100201', 12, { clients: [{ fullName: 'Leonard Castillo' }], caseStatus: 'Paid' }),
    // Waits for the delivery receipt.
    draftCase(calendar, '1100100202', 33, {
      clients: [{ fullName: 'Ingrid Bergström' }],
      caseStatus: 'Delivery Pending',
      requirements: [
        {
          pendingReqType: 'Delivery receipt',
          status: 'Required',
          orderedBy: 'Agent',
          requestDate: ago(30),
          statusDate: ago(30),
          comments: 'All owners and the insured must sign and date the form.',
          commentsEnabled: true,
        },
      ],
    }),
    // Not paid, and shared by two agents.
    draftCase(calendar, '1100100203', 75, {
      clients: [{ fullName: 'Thiago Pereira' }],
      agents: [castAgent('100100', 50), castAgent('100101', 50)],
      caseStatus: 'Not Paid',
    }),
    // More than half a year old: found only by the longer time filters.
    draftCase(calendar, '1100100204', 240, { clients: [{ fullName: 'Patricia Walsh' }], caseStatus: 'Paid' }),
  ]
}

/** The not-placed cases of the small cast: one of each outcome. */
export function notPlacedCast(calendar: Calendar): Case[] {
  return [
    draftCase(calendar, '2100100301', 18, { clients: [{ fullName: 'Noah Lindqvist' }], caseStatus: 'Declined' }),
    draftCase(calendar, '2100100302', 96, { clients: [{ fullName: 'Gabriela Quiñones' }], caseStatus: 'Withdrawn' }),
    draftCase(calendar, '2100100303', 310, { clients: [{ fullName: 'Vikram Iyer' }], caseStatus: 'Not Taken' }),
  ]
}
