import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** In how many agents' names a person works, in any application; from an index that has them in order. */
const count = `(
  select count(*)::integer from (
    select distinct agent_no from assigned_agent where assigned_agent.user_id = member.user_id and is_assigned
  ) as agents)`

/** Locks the people first: of two changes at once, the later one counts after the earlier one is committed. */
const countAgain = (name: string, changed: string) =>
  `create function ${name}() returns trigger language plpgsql as $$
  begin
    perform from member where user_id in (select user_id from ${changed}) order by user_id for no key update;
    update member set managing = ${count} where user_id in (select user_id from ${changed});
    return null;
  end $$`

/**
 * How many agents each of the people of an agency manages is kept with the person: counted for a list of 2,000 people, it
 * takes longer than the rest of the list. The triggers also follow what the version before writes.
 */
const statements = [
  `alter table member add column managing integer not null default 0`,
  `update member set managing = ${count} where exists (
    select from assigned_agent where assigned_agent.user_id = member.user_id and is_assigned)`,
  countAgain('count_added_agents', 'added'),
  countAgain('count_removed_agents', 'removed'),
  `create function count_no_agents() returns trigger language plpgsql as $$
  begin
    update member set managing = 0 where managing > 0;
    return null;
  end $$`,
  `create trigger count_agents_insert after insert on assigned_agent referencing new table as added
    for each statement execute function count_added_agents()`,
  `create trigger count_agents_update after update on assigned_agent referencing new table as added
    for each statement execute function count_added_agents()`,
  `create trigger count_agents_delete after delete on assigned_agent referencing old table as removed
    for each statement execute function count_removed_agents()`,
  `create trigger count_agents_truncate after truncate on assigned_agent
    for each statement execute function count_no_agents()`,
]

export const migration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
