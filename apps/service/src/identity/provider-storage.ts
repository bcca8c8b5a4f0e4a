import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import type { Services } from '../http/services.ts'
import type { IdentityRecord } from '../store/identity-records.ts'
import {
  consumeIdentityRecord,
  findIdentityRecord,
  putIdentityRecord,
  removeGrant,
  removeIdentityRecord,
} from '../store/identity-records.ts'

/** Keeps what the provider remembers in the service's database, so that a restart signs nobody out. */
export function providerStorage({ db, now }: Pick<Services, 'db' | 'now'>): AdapterFactory {
  return (model): Adapter => ({
    upsert: (id, payload, expiresIn) =>
      putIdentityRecord(
        db,
        {
          model,
          id,
          payload,
          uid: payload.uid ?? null,
          grantId: payload.grantId ?? null,
          expiresAt: expiresIn === undefined ? null : new Date(now().getTime() + expiresIn * 1000),
        },
        now(),
      ),
    find: async (id) => payloadOf(await findIdentityRecord(db, model, { id }, now())),
    findByUid: async (uid) => payloadOf(await findIdentityRecord(db, model, { uid }, now())),
    // Sign-in by device code is not offered.
    findByUserCode: () => Promise.resolve(undefined),
    consume: (id) => consumeIdentityRecord(db, model, id, now()),
    destroy: (id) => removeIdentityRecord(db, model, id),
    revokeByGrantId: (grantId) => removeGrant(db, grantId),
  })
}

/** The record as the provider wrote it. */
function payloadOf(record: IdentityRecord | undefined): AdapterPayload | undefined {
  if (record === undefined) return undefined
  const consumed = record.consumed_at === null ? {} : { consumed: Math.floor(record.consumed_at.getTime() / 1000) }
  return { ...record.payload, ...consumed }
}
