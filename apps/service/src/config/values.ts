import * as v from 'valibot'

const switchWords: Readonly<Record<string, boolean>> = {
  on: true,
  true: true,
  '1': true,
  yes: true,
  off: false,
  false: false,
  '0': false,
  no: false,
}

/** A whole number between two bounds, inclusive, written in plain digits. */
export function wholeNumber(least: number, most: number) {
  const expected = `must be a whole number from ${least} to ${most}`
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+$/, expected),
    v.transform(Number),
    v.minValue(least, expected),
    v.maxValue(most, expected),
  )
}

/** `on` or `off`, also as true/false, 1/0, yes/no. */
export const onOrOff = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.check((word) => Object.hasOwn(switchWords, word), 'must be on or off'),
  v.transform((word) => switchWords[word] === true),
)

/** The number of proxies in front: a count, or `on` for one and `off` for none. */
export const proxyCount = v.union(
  [v.pipe(onOrOff, v.transform(Number)), wholeNumber(0, 10)],
  'must be on, off or a whole number from 0 to 10',
)

/** An address that starts with http:// or https://. */
export const webAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => /^https?:\/\//i.test(text) && URL.canParse(text), 'must be an address like https://portal.example'),
  v.transform((text) => new URL(text)),
)

/** The issuer of an OpenID provider: an address, kept exactly as written. */
export const issuerAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => /^https?:\/\//i.test(text) && URL.canParse(text),
    'must be the address by which the provider names itself, like https://id.example',
  ),
)

/** The address of a mail server, with the user and password for it. */
export const mailServerAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => /^smtps?:\/\//i.test(text) && URL.canParse(text),
    'must be an address like smtp://user:password@mail.example:587',
  ),
  v.transform((text) => new URL(text)),
)

/** The sender of emails: an address, with a name before it or without. */
export const mailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:[^<>@]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must be like Portal <portal@mail.example>'),
)

const encryptions = [null, 'AES256', 'aws:kms']

/** The address of an S3-compatible store: its bucket, and the rest as parameters. */
export const documentStoreAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check(isDocumentStore, 'must be an address like s3://bucket?endpoint=https://s3.example.com&region=us-east-1'),
  v.transform((text) => new URL(text)),
)

function isDocumentStore(text: string): boolean {
  const address = URL.canParse(text) ? new URL(text) : null
  if (address?.protocol !== 's3:' || address.hostname === '') return false
  const endpoint = address.searchParams.get('endpoint')
  const isWeb = endpoint === null || (/^https?:\/\//i.test(endpoint) && URL.canParse(endpoint))
  return isWeb && encryptions.includes(address.searchParams.get('encryption'))
}

/** The connection address of a PostgreSQL server. */
export const databaseAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => /^postgres(ql)?:\/\//i.test(text) && URL.canParse(text),
    'must be an address like postgres://user@host:5432/name',
  ),
)

/** One of a few values. */
export function oneOf<const Words extends readonly string[]>(commaSeparated: Words) {
  return v.pipe(v.string(), v.trim(), v.picklist(commaSeparated, `must be one of ${commaSeparated.join(', ')}`))
}

/** Any text that is not blank. */
export const nonEmptyText = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be blank'))

/** Values separated by commas; spaces around them are ignored. */
export const commaSeparated = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
)

/** Secrets separated by commas, each too long to be guessed. */
export const accessTokens = v.pipe(
  commaSeparated,
  v.check((tokens) => tokens.every(({ length }) => length >= 32), 'must have at least 32 characters each'),
)
