import type { ColumnType } from 'kysely'

/** A user's feedback on a help page: one row for each of both. */
export interface HelpFeedbackTable {
  user_id: string
  page: string
  is_helpful: boolean
  comment: string
  answered_at: ColumnType<Date, Date, Date>
}
