import { person } from './person.ts'

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
