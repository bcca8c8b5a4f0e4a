import type { ColumnType } from 'kysely'

/** An upload under way in one of the processes, and when that process last said so. */
export interface RunningUploadTable {
  id: string
  user_id: string
  seen_at: ColumnType<Date, Date | undefined, Date>
}
