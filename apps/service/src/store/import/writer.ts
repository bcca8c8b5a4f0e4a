import type { DeletedRow, ImportEntity, ImportRow, StatusRow } from '@producer-portal/domain/import'
import type { Database, DatabaseTransaction } from '../database/database.ts'

/** Rows with different keys, in one statement or a few. */
export interface EntityWriter<E extends ImportEntity> {
  /** The same for rows of the same natural key. */
  readonly keyOf: (row: ImportRow<E> | DeletedRow<E>) => string
  /** The references of a row that must be there, as far as the database holds it in a table of its own. */
  readonly referencesOf: (row: ImportRow<E>) => readonly Reference[]
  /** A row with the insurer's words for statuses as the portal's. Default: it has none. */
  readonly translate?: (row: ImportRow<E>, words: StatusWords) => ImportRow<E>
  /** Adds rows, and changes those that differ. @returns how many of them */
  readonly write: (transaction: DatabaseTransaction, rows: readonly ImportRow<E>[], stamp: Stamp) => Promise<number>
  /** Removes what has these keys. @returns how many that were */
  readonly remove: (transaction: DatabaseTransaction, rows: readonly DeletedRow<E>[], stamp: Stamp) => Promise<number>
  /** The reason why a key can't be removed; without it, every one can. */
  readonly findKept?: (
    transaction: DatabaseTransaction,
    rows: readonly DeletedRow<E>[],
  ) => Promise<ReadonlyMap<string, string>>
  /**
   * The keys of rows that agencies have and the file has not, at most a batch; without it, the lists of an agency can't be
   * replaced. `imported_key` has the keys of the file.
   */
  readonly findOthers?: (
    transaction: DatabaseTransaction,
    agencies: readonly string[],
  ) => Promise<readonly DeletedRow<E>[]>
}

/** An agency, or one of the people of an agency, by the field that names it. */
export interface Reference {
  readonly field: string
  readonly to: 'agency' | 'member'
  readonly value: string
}

/** The meanings of the words in a file, and the words that nothing explains. */
export interface StatusWords {
  /** The portal's word for one of the insurer; the same word where no file maps it. */
  readonly read: (
    kind: StatusRow['kind'],
    word: string | null,
  ) => Pick<StatusRow, 'turn'> & { readonly word: string | null }
  /** Words of requirements that neither the portal knows nor a file maps, and how often each was read. */
  readonly listUnknown: () => { readonly word: string; readonly rows: number }[]
}

/** The context shared by all rows of a run. */
export interface Stamp {
  readonly now: Date
  /** Makes the hash of a password that nobody knows: a link sets the first one. */
  readonly hashPassword: () => Promise<string>
  /** The day until which the contact data of new accounts count as verified, and how many days that is from now. */
  readonly contactDueOn: string
  readonly contactDueInDays: number
  /** Sends new accounts a link that sets their password, once the transaction is committed; null sends none. */
  readonly invite: Invite | null
}

/** Somebody who has an account since now. */
interface NewPerson {
  readonly userId: string
  readonly email: string
}

/** Puts invitations into the outbox, in the transaction of `db`. */
export type Invite = (db: Database, people: readonly NewPerson[]) => Promise<void>
