import type { HelpFeedback, HelpFeedbackInput, HelpPageId } from '@producer-portal/domain/documentation'
import type { Database } from './database/database.ts'

/** A user's feedback on a help page. */
export async function readHelpFeedback(db: Database, userId: string, page: HelpPageId): Promise<HelpFeedback> {
  const row = await db
    .selectFrom('help_feedback')
    .select(['is_helpful', 'comment'])
    .where('user_id', '=', userId)
    .where('page', '=', page)
    .executeTakeFirst()
  return { isHelpful: row?.is_helpful ?? null, comment: row?.comment ?? '' }
}

/** Saves what a user thinks of a help page, in place of an earlier answer. */
export async function saveHelpFeedback(
  db: Database,
  userId: string,
  page: HelpPageId,
  { isHelpful, comment }: HelpFeedbackInput,
  now: Date,
): Promise<void> {
  const answer = { is_helpful: isHelpful, comment, answered_at: now }
  await db
    .insertInto('help_feedback')
    .values({ user_id: userId, page, ...answer })
    .onConflict((conflict) => conflict.columns(['user_id', 'page']).doUpdateSet(answer))
    .execute()
}
