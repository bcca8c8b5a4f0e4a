import type { Agent, Client } from '../cases/people.ts'
import { displayNameOf } from '../formatting/display-name.ts'

interface WithPeople {
  readonly clients: readonly Client[]
  readonly agents: readonly Agent[]
}

/** In-force answers as the portal keeps them: every agent and client carries its display name. */
export function withDisplayNames<Row extends WithPeople>(row: Row): Row {
  return { ...row, clients: row.clients.map(named), agents: row.agents.map(named) }
}

function named<Person extends Agent | Client>(person: Person): Person {
  return { ...person, displayName: displayNameOf(person) || null }
}
