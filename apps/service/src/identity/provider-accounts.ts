import type { Adapter, AdapterPayload, ProviderAccount } from '@producer-portal/identity-provider'
import * as v from 'valibot'
import { getEmail } from '../auth/contacts.ts'
import type { Services } from '../services.ts'
import type { Account } from '../store/account.ts'
import { findAccount } from '../store/account.ts'
import type { Database } from '../store/database/database.ts'
import type { IdentityRecord } from '../store/identity.ts'
import {
  consumeIdentityRecord,
  findIdentityRecord,
  putIdentityRecord,
  removeGrant,
  removeIdentityRecord,
} from '../store/identity.ts'

const nameSchema = v.object({ fullName: v.nullish(v.string()) })

/**
 * The id of an account at the provider: its session generation and its user ID, `3:rivera`. A new password starts
 * another generation, so nothing that an earlier one led to names the account any longer, whenever it was written.
 */
export function toAccountId({ user_id: userId, session_generation: generation }: Account): string {
  return `${generation}:${userId}`
}

/** The parts of an account's ID at the provider; a generation that no account has when it is none. */
export function parseAccountId(id: string): { readonly userId: string; readonly generation: number } {
  const [, generation = '-1', userId = ''] = /^(\d+):(.+)$/.exec(id) ?? []
  return { userId, generation: Number(generation) }
}

/** The account with this ID at the provider; undefined when its password has changed since. */
export async function findProviderAccount(db: Database, id: string): Promise<ProviderAccount | undefined> {
  const { userId, generation } = parseAccountId(id)
  const account = await findAccount(db, userId)
  if (account?.session_generation !== generation) return undefined
  const name = v.parse(nameSchema, account.profile).fullName ?? account.user_id
  return { id, userId: account.user_id, name, email: getEmail(account) }
}

/** Keeps what the provider remembers in the service's database, so that users stay signed in over a restart. */
export function providerStorage({ db, now }: Pick<Services, 'db' | 'now'>): (kind: string) => Adapter {
  return (model) => ({
    upsert: (id, payload, expiresIn) =>
      putIdentityRecord(db, {
        model,
        id,
        payload,
        uid: payload.uid ?? null,
        grantId: payload.grantId ?? null,
        expiresAt: expiresIn === undefined ? null : new Date(now().getTime() + expiresIn * 1000),
      }),
    find: async (id) => toValidPayload(db, await findIdentityRecord(db, model, { id }, now())),
    findByUid: async (uid) => toValidPayload(db, await findIdentityRecord(db, model, { uid }, now())),
    // Sign-in by device code is not offered.
    findByUserCode: () => Promise.resolve(undefined),
    consume: (id) => consumeIdentityRecord(db, model, id, now()),
    destroy: (id) => removeIdentityRecord(db, model, id),
    revokeByGrantId: (grantId) => removeGrant(db, grantId),
  })
}

/** The record as the provider wrote it; none when the password of its account has changed since. */
async function toValidPayload(db: Database, record: IdentityRecord | undefined): Promise<AdapterPayload | undefined> {
  if (record === undefined) return undefined
  const payload: AdapterPayload = { ...record.payload }
  const accountId = payload.result?.login?.accountId ?? payload.accountId
  if (accountId !== undefined && (await findProviderAccount(db, accountId)) === undefined) return undefined
  const consumed = record.consumed_at === null ? {} : { consumed: Math.floor(record.consumed_at.getTime() / 1000) }
  return { ...payload, ...consumed }
}
