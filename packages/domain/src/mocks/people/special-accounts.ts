import { person } from './person.ts'

/** Accounts that show the prompts after sign-in and the restricted audiences. */
export const specialAccounts = [
  person({
    userId: 'ito',
    name: ['Haruka', 'Ito'],
    audience: 'AIC',
    roleTitle: 'AIC representative',
    agencyNo: 'AG2002',
    agentNo: '200201',
    line: '07',
    passwordExpiresInDays: 3,
    shows: 'AIC rules, password expires in 3 days, contact verified',
  }),
  person({
    userId: 'novak',
    name: ['Tomáš', 'Novák'],
    audience: 'AIC',
    roleTitle: 'AIC representative',
    agencyNo: 'AG2002',
    agentNo: '200202',
    line: '08',
    passwordExpiresInDays: 0,
    shows: 'password expired: must be changed first',
  }),
  person({
    userId: 'sato',
    name: ['Kenji', 'Sato'],
    audience: 'AIC',
    roleTitle: 'AIC representative',
    agencyNo: 'AG2002',
    agentNo: '200203',
    line: '09',
    contactDueInDays: 1,
    shows: 'contact verification due',
  }),
  person({
    userId: 'guest',
    name: ['Robin', 'Ellery'],
    audience: 'AgentGuest',
    roleTitle: 'Guest',
    line: '10',
    profile: { challengeQuestion: null, mfa: null },
    shows: 'Guest User, GU, no Preferences',
  }),
  person({
    userId: 'gone',
    name: ['Priya', 'Raman'],
    audience: 'Terminated',
    roleTitle: 'Former producer',
    agencyNo: 'AG2002',
    agentNo: '200204',
    line: '11',
    profile: { showInFieldDirectory: false },
    shows: 'Terminated rules: no lists, no Manage Access, no secure messages',
  }),
] as const

/** Home-office people: no agency and no agent number of their own. */
export const homeOfficePeople = [
  person({
    userId: 'hale',
    name: ['Margaret', 'Hale'],
    audience: 'HomeOffice',
    access: ['FRS-All'],
    roleTitle: 'Home office',
    line: '05',
    shows: 'home office: must search for an agent or agency',
  }),
  person({
    userId: 'moreau',
    name: ['Zoé', 'Moreau'],
    audience: 'HomeOfficeAIC',
    access: ['FRS-All', 'AEM'],
    roleTitle: 'Home office AIC',
    line: '06',
    shows: 'home office AIC: representative email link',
  }),
] as const
