/** So many people are in agencies of their own; the demo's big agency has 2,000 more. */
const people = 20_000
export const agencies = 2000
const portion = 20_000

/**
 * Fills a database with copies of the demo's cases under other names and numbers, spread over agencies, with people
 * and the agents that are assigned to them. It uses what every version's schema has.
 */
export async function fill(client, cases) {
  await client.query(`insert into agency select 'M' || n, 'Agency ' || n from generate_series(1, ${agencies}) as n`)
  await client.query(`insert into member (user_id, agency_no, agent_no, full_name, document)
    select 'm' || n, 'M' || (1 + n % ${agencies}), case when n % 2 = 0 then (500000 + n)::text end, 'Person ' || n, '{}'
    from generate_series(1, ${people}) as n`)
  await client.query(`insert into assigned_agent
    select 'm' || n, 'M' || (1 + n % ${agencies}), (500000 + agent)::text, 'NBC01', true, 'okafor', now()
    from generate_series(1, ${people}, 2) as n, generate_series(2, 100, 2) as agent`)
  // Everybody in the big agency manages fifty agents, too
  await client.query(`insert into assigned_agent
    select user_id, agency_no, (500000 + agent)::text, 'NBC01', true, 'okafor', now()
    from member, generate_series(2, 100, 2) as agent where agency_no = 'AG5005'
    on conflict do nothing`)
  await client.query(`create temporary table template as
    select row_number() over () - 1 as place, list, co_code, co_type, proc_date,
      (document->'agents'->0)::jsonb as agent, document::jsonb as document
    from new_business_case where id % 8 = 0`)
  await client.query(`create temporary table person as select row_number() over () - 1 as place,
    name from (select distinct name from client_contract) as names`)
  const count = async (table) => Number((await client.query(`select count(*) as count from ${table}`)).rows[0].count)
  const [templates, names] = [await count('template'), await count('person')]
  for (let from = 1; from <= cases; from += portion) {
    await client.query(`insert into new_business_case
        (list, co_code, co_type, contract_no, ipn, proc_date, agency_nos, agent_nos, document)
      select list, co_code, co_type, number, ipn, proc_date, array[agency], array[agent_no],
        (document || jsonb_build_object(
          'contract', document->'contract' || jsonb_build_object('contractNo', number),
          'agents', jsonb_build_array(coalesce(agent, '{}') || jsonb_build_object('agencyNo', agency, 'agentNo', agent_no)),
          'clients', jsonb_build_array(jsonb_build_object('ipn', ipn, 'fullName', person.name))))::json
      from generate_series(${from}, ${Math.min(cases, from + portion - 1)}) as n cross join
        lateral (select lpad((3000000000 + n)::text, 10, '0') as number, 'I' || n as ipn,
          'M' || (1 + n % ${agencies}) as agency, (500000 + n % ${people})::text as agent_no) as own
      join template on template.place = n % ${templates} join person on person.place = n % ${names}`)
  }
  await client.query('vacuum analyze')
}
