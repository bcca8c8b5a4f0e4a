/** A successful answer that also sets cookies, each a complete Set-Cookie text. */
export class WithCookies<Value> {
  readonly value: Value
  readonly cookies: readonly string[]

  constructor(value: Value, cookies: readonly string[]) {
    this.value = value
    this.cookies = cookies
  }
}

/**
 * An answer that is JSON text already and is sent as it is; for long lists, whose rows were checked against the
 * schema when they were written.
 */
export class StoredJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
