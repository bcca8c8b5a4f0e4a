import * as v from 'valibot'
import { environmentSettings } from './settings.ts'

const address = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:\/\/.*[^/]$/i.test(text) && URL.canParse(text),
    'must be an address like https://content.example, without a slash at its end',
  ),
)

const {
  mode: _mode,
  isDev: _isDev,
  documentationUrls: _urls,
  legacyPasswordUrl: _url,
  ...single
} = environmentSettings('prod')
const singleEntries = v.entriesFromList(Object.keys(single) as (keyof typeof single)[], address)

/** The addresses of a deployment, each in place of its example; see `Addresses`. A name that is none is an error. */
export const addressesSchema = v.partial(
  v.strictObject({
    ...singleEntries,
    documentationUrls: v.tuple([address, address]),
    legacyPasswordUrl: v.nullable(address),
  }),
)
