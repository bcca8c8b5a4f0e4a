import type { ColumnType } from 'kysely'

/** An upload under way in one of the processes, and when that process last said so. */
export interface RunningUploadTable {
  id: string
  user_id: string
  seen_at: ColumnType<Date, Date | undefined, Date>
}

/** The process whose turn it is to merge documents on a machine, and when it last said so. */
export interface RunningMergeTable {
  machine: string
  holder: string
  seen_at: ColumnType<Date, Date | undefined, Date>
}
