import type { Database } from './database/database.ts'
import { hasIllustration } from './illustrations/work.ts'
import { hasAnswer } from './requirements.ts'

/** True if something that was saved has the document with this id: an answer to a requirement, or an illustration. */
export async function isKept(db: Database, id: string): Promise<boolean> {
  return (await hasAnswer(db, id)) || hasIllustration(db, id)
}
