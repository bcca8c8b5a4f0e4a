export { castAgencies, castAgencyName } from './people/agencies.ts'
export { cast, castAgents, castOf } from './people/cast.ts'
export { demoPassword, demoPeople, demoPerson } from './people/demo-people.ts'
export type { CastAgency, CastMember, DemoPerson, SecondFactorContacts } from './people/types.ts'
