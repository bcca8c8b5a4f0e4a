// @vitest-environment node
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestService } from '../../testing/test-service.ts'
import { illustrations } from '../migrations/0015-illustrations.ts'

test('a database from before illustrations gets the policies of its contracts', async () => {
  const service = await openTestService()
  const { db } = service.services
  const readPolicies = () => db.selectFrom('illustration_policy').selectAll().orderBy('contract_no').execute()
  const before = await readPolicies()
  expect(before.length).toBeGreaterThan(300)
  expect(before.filter((policy) => !policy.is_in_force).length).toBeGreaterThan(30)
  for (const statement of [
    'drop table illustration_policy, illustration_request',
    'drop function copy_illustration_policies cascade',
    'drop function end_illustration_policies cascade',
    'drop function fold_search_text',
    'alter table outbox add constraint outbox_user_id_fkey foreign key (user_id) references account',
  ]) {
    await sql.raw(statement).execute(db)
  }
  await illustrations.up(db)
  expect(await readPolicies()).toEqual(before)
  await service.close()
})
