import type { InforceAlert } from '../inforce/alert.ts'
import { castAgent } from './cases-draft.ts'
import { readClock, utcCalendar } from './clock.ts'
import type { Clock } from './clock.ts'

/**
 * The small cast of in-force alerts, written by hand for stories and tests: at least one per list. Dates are relative
 * to the clock's UTC today; all but one alert are from the past 7 days.
 */
export function mockInforceAlerts(clock: Clock): InforceAlert[] {
  const { ago } = utcCalendar(readClock(clock))
  return [
    // Lapses in three weeks.
    draftAlert('7100100401', ellison, {
      alertType: 'PendingLapse',
      alertSubType: 'Pending Lapse',
      alertDate: ago(2),
      lapseDate: ago(-21),
      daysToLapseDate: 21,
      policyStatus: 'Pending Lapse',
      alertText1: 'Premium has not been received.',
    }),
    // Lapses tomorrow.
    draftAlert('7100100402', "Aoife O'Sullivan-Ibáñez", {
      alertType: 'PendingLapse',
      alertSubType: 'Pending Lapse',
      alertDate: ago(6),
      lapseDate: ago(-1),
      daysToLapseDate: 1,
      policyStatus: 'Pending Lapse',
    }),
    // A loan, with a text longer than a cell shows, on a contract whose illustrations can be run automatically.
    draftAlert('7100100403', 'Kwame Osei', {
      contract: draftContract('7100100403', 'Index UL'),
      alertType: 'Disburse',
      alertSubType: 'Policy Loan',
      alertDate: ago(1),
      alertText1: 'Paid by electronic transfer to the account that the owner named in the request.',
    }),
    // A missed payment with billing group, loan option and another payor.
    draftAlert('7100100404', 'Hana Tanaka', {
      alertType: 'MissedPayment',
      alertDate: ago(3),
      alertDataDate: ago(4),
      lapseDate: ago(-56),
      daysToLapseDate: 56,
      payor: 'Tanaka Design Studio',
      billGroup: 'B-210',
      aplAvailable: true,
    }),
    // A missed payment without group, option or owner.
    draftAlert('7100100405', null, { alertType: 'MissedPayment', alertDate: ago(5), alertDataDate: ago(6) }),
    // A contract that ended.
    draftAlert('7100100406', 'George Abernathy Jr.', {
      alertType: 'Term',
      alertSubType: 'Lapsed',
      alertDate: ago(4),
      policyStatus: 'Terminated',
    }),
    // Service and two changes on the contract that is about to lapse: its side panel has several sections.
    draftAlert('7100100401', ellison, {
      alertType: 'Service',
      alertSubType: 'Beneficiary Inquiry',
      alertDate: ago(0),
    }),
    draftAlert('7100100401', ellison, {
      alertType: 'Contract',
      alertSubType: 'Mode Change',
      alertDate: ago(7),
    }),
    draftAlert('7100100401', ellison, { alertType: 'Address', alertDate: ago(40) }),
    // An alert without date and of an unknown type: in All only.
    draftAlert('7100100407', 'Lior Avrahami', { alertType: 'Birthday', alertDate: null }),
  ]
}

/**
 * Earlier alerts, all of it longer than 7 days ago: with it the side panel of Martha Ellison's contract has every
 * section but one, and she has two other contracts, one of them ended.
 */
export function mockInforceHistory(clock: Clock): InforceAlert[] {
  const { ago } = utcCalendar(readClock(clock))
  const past = [
    draftAlert('7100100401', ellison, {
      alertType: 'MissedPayment',
      alertDate: ago(33),
      alertDataDate: ago(35),
      lapseDate: ago(-21),
      daysToLapseDate: 21,
      policyStatus: 'Past Due',
      alertText1: 'Bank returned the payment for insufficient funds.',
    }),
    draftAlert('7100100401', ellison, {
      alertType: 'Disburse',
      alertSubType: 'Dividend Paid in Cash',
      alertDate: ago(210),
      alertText1: 'Check mailed to the address of record.',
    }),
    draftAlert('7100100411', ellison, {
      alertType: 'Term',
      alertSubType: 'Expired',
      alertDate: ago(400),
      policyStatus: 'Terminated',
    }),
    draftAlert('7100100412', ellison, {
      alertType: 'Disburse',
      alertSubType: 'Partial Withdrawal',
      alertDate: ago(61),
    }),
  ]
  const products: Readonly<Record<string, string>> = {
    '7100100411': 'Horizon Term 10',
    '7100100412': 'Value Plus UL',
  }
  return past.map((alert) => ({
    ...alert,
    contract: { ...alert.contract, productName: products[alert.contract.contractNo] ?? alert.contract.productName },
  }))
}

/** The owner of a contract that is about to lapse; she is also the insured of a pending case of the cast. */
const ellison = 'Martha Ellison'
const ellisonIpn = '01001001011'

function draftAlert(contractNo: string, owner: string | null, facts: Partial<InforceAlert>): InforceAlert {
  const nameless = { firstName: null, middleName: null, lastName: null, suffixName: null, displayName: null }
  return {
    alertType: null,
    alertSubType: null,
    alertDate: null,
    alertDataDate: null,
    alertText1: null,
    alertText2: null,
    lapseDate: null,
    daysToLapseDate: null,
    faceAmount: 150_000,
    modalPremium: 64.2,
    policyStatus: 'Active',
    baseIssueDate: '2014-06-01',
    billFrequency: 'Monthly',
    payor: owner,
    billGroup: null,
    aplAvailable: null,
    contract: draftContract(contractNo, 'Keystone Whole Life'),
    clients: owner === null ? [] : [{ ...nameless, ipn: owner === ellison ? ellisonIpn : contractNo, fullName: owner }],
    agents: [castAgent('100101')],
    policyInfo: { services: ['Online Access'], percentOfInterestFormatted: '100%' },
    ...facts,
  }
}

function draftContract(contractNo: string, productName: string): InforceAlert['contract'] {
  return { coCode: '01', coType: 'LIF', contractNo, inCss: true, productName }
}
