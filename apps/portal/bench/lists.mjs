import { castAgencies, castAgents, generateInforceAlerts } from '@producer-portal/domain/mocks'

/** The lists that can be measured: where each stands, what says that it is there, and what is done with it. */
export const lists = {
  'new-business': {
    address: '/new-business/pending',
    call: /\/api\/contractsAndRequirements/,
    shown: /^Showing [\d,]+ Pending Cases/,
    sorts: { text: 'Insured Name', numbers: 'Days Pending', dates: 'Request Date' },
    numberOf: 'daysSinceProcDate',
    filter: 'Status',
    /** As many cases as the service was told to make. */
    answer: null,
  },
  inforce: {
    address: '/inforce-business/missed-payments?time=all',
    call: /\/api\/inforce-contracts\?/,
    shown: /^Showing [\d,]+ in Missed Payments/,
    sorts: { text: 'Owner Name', numbers: 'Modal Premium', dates: 'Due Date' },
    numberOf: 'modalPremium',
    filter: 'Time',
    /** The service has no book of so many alerts: they stand in for its answer. */
    answer: (count) => {
      const [agency] = castAgencies
      const agents = castAgents(agency.agencyNo)
      return generateInforceAlerts({ agency, agents, count, type: 'missed', clock: new Date() })
    },
  },
}
