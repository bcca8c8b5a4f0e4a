import { person } from './person.ts'

/** The people of the Lakeshore agency who show the main jobs. */
export const producers = [
  person({
    userId: 'rivera',
    name: ['Elena', 'Rivera'],
    audience: 'Agent',
    access: ['FRS'],
    roleTitle: 'Producer',
    agencyNo: 'AG1001',
    agentNo: '100101',
    line: '01',
    profile: { alternateEmail: 'elena.rivera@example.com', phoneExt: '204', mobileOptIn: true },
    shows: 'producer with both lines, no second factor',
  }),
  person({
    userId: 'okafor',
    name: ['Adaeze', 'Okafor'],
    audience: 'GAMgr',
    access: ['ManagerRole', 'FRS-All', 'CSS'],
    roleTitle: 'Agency manager',
    agencyNo: 'AG1001',
    agentNo: '100100',
    line: '02',
    profile: { showManagingTab: true, mobileOptIn: true },
    shows: 'agency manager: Manage Access in full, policy-system links',
  }),
  person({
    userId: 'lin',
    name: ['Mei', 'Lin'],
    audience: 'Staff',
    access: ['NBA'],
    roleTitle: 'Office staff',
    agencyNo: 'AG1001',
    line: '03',
    shows: 'office staff, new business only; everything of the agency is shared',
  }),
  person({
    userId: 'brandt',
    name: ['Jonas', 'Brandt'],
    audience: 'Agent',
    access: ['SRA'],
    roleTitle: 'Producer',
    agencyNo: 'AG1001',
    agentNo: '100102',
    line: '04',
    shows: 'in-force only',
  }),
] as const

/** People of the Cedar Point agency who show the two switches of Manage Access apart from each other. */
export const accessPeople = [
  person({
    userId: 'vega',
    name: ['Lucas', 'Vega'],
    audience: 'GAMgr',
    access: ['ManagerRole', 'FRS-All'],
    roleTitle: 'Agency manager',
    agencyNo: 'AG2002',
    agentNo: '200200',
    line: '19',
    shows: 'agency manager without the Managing tab',
  }),
  person({
    userId: 'frost',
    name: ['Ingrid', 'Frost'],
    audience: 'Agent',
    access: ['FRS'],
    roleTitle: 'Producer',
    agencyNo: 'AG2002',
    agentNo: '200207',
    line: '20',
    profile: { showManagingTab: true },
    shows: 'producer with the manager-tab flag',
  }),
] as const
