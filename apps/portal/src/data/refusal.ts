/** A query's answer with a status of 300 to 499: a decision of the service, so it is never tried again. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  /** The single errors of a form, as the service sent them. */
  readonly errors: readonly string[]
  constructor(status: number, message = '', errors: readonly string[] = []) {
    super(message)
    this.status = status
    this.errors = errors
  }
}
