import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const tables = [
  `create table producer_year (
    agent_no text not null,
    year integer not null,
    contract_type text,
    is_benefit_eligible boolean not null,
    is_leaders_court boolean not null,
    benefact_paid double precision not null,
    benefact_credits double precision not null,
    ncdc_paid double precision not null,
    ncdc_credits double precision not null,
    issued_on date not null,
    primary key (agent_no, year)
  )`,
  `create table statement (
    object_id uuid primary key default gen_random_uuid(),
    agent_no text not null,
    year integer not null,
    kind text not null,
    document bytea not null,
    unique (agent_no, year, kind),
    foreign key (agent_no, year) references producer_year on delete cascade
  )`,
]

/** Producers' contracts in each year, and the statements that were issued for them. */
export const migration: Migration = {
  async up(db) {
    for (const table of tables) await sql.raw(table).execute(db)
  },
}
