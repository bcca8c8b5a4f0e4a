import { fileURLToPath } from 'node:url'

/** The repository's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url))
/** Things that can be made again: stamps, reports, the found browser. */
export const cache = `${root}node_modules/.cache/portal/`
