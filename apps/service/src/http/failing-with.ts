import { RequestFailure } from './failure.ts'

/**
 * Gives whatever breaks on the way the words that a call has for its failure; the reason goes to the log alone.
 * @throws {RequestFailure} with status 500, or 503 while the database is away; a failure of the work stays as it is
 */
export async function failingWith<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof RequestFailure ? error : new RequestFailure(500, message, { cause: error })
  }
}
