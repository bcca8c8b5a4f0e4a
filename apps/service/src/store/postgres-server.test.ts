import { expect, test } from 'vitest'
import { findPostgres } from '../testing/postgres-server.ts'
import { describeAddressOnly, describeServer } from '../testing/shared-server-contract.ts'
import { withoutPassword } from './database/server.ts'

test.each([
  ['postgres://me:secret@db.example.com:5432/portal', 'postgres://me@db.example.com:5432/portal'],
  ['postgresql://me:a%2Fb@db/portal?sslmode=require&password=x', 'postgresql://me@db/portal'],
  ['postgres://db/portal', 'postgres://db/portal'],
])('%s is shown as %s', (address, shown) => {
  expect(withoutPassword(address)).toBe(shown)
})

const programs = findPostgres()
const describeHere = programs === null ? describeAddressOnly : () => describeServer(programs)
describeHere()
