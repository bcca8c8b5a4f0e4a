import { exportJWK, generateKeyPair } from 'jose'
import type { JWK } from 'jose'
import * as v from 'valibot'
import type { Database } from '../store/database/database.ts'
import { readSetting, setOnce } from '../store/settings.ts'

const name = 'identity-key'
/** A stored key: that it is a JSON Web Key is all that is asked; the provider checks the rest. */
const jwkSchema = v.looseObject({ kty: v.string(), kid: v.string() })

/** The key that signs identity tokens, made on first use and kept, so that tokens outlive a restart. */
export async function identityKey(db: Database): Promise<JWK> {
  const known = await readSetting(db, name)
  if (known === undefined) await setOnce(db, name, JSON.stringify(await createKey()))
  return v.parse(jwkSchema, JSON.parse((await readSetting(db, name)) ?? ''))
}

async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: crypto.randomUUID() }
}
