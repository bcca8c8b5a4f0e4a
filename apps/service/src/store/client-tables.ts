import type { ColumnType, Generated } from 'kysely'

/** The facts known of a client apart from their contracts. */
export interface ClientTable {
  ipn: string
  /** `YYYY-MM-DD`. */
  birth_date: ColumnType<string, string, string> | null
  email: string | null
  phone: string | null
  address: string | null
}

/** A person on a case or on a contract in force, for searches. Triggers keep it as the cases and contracts are. */
export interface ClientContractTable {
  id: Generated<number>
  /** Null for a contract in force. */
  case_id: number | null
  ipn: string
  name: string
  /** In every way that it may be typed, in lower case, a line each. */
  search_name: string
  co_code: string
  co_type: string
  contract_no: string
  /** The number as it is shown. */
  shown_no: string
  agency_nos: string[]
  agent_nos: string[]
}
