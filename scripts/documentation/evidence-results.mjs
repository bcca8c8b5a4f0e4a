// What the runs of stories and journeys say about the evidence: a row's result is that of the check it cites.
import { readReport } from '../summary.mjs'
import { readEvidence } from './evidence.mjs'

/** A visit's title ends with the ID of its story; a journey is cited by its file and title. */
const citationOf = ({ title, place }) =>
  /\(([\w-]+--[\w-]+)\)$/.exec(title)?.[1] ?? `${place.replace(/:\d+$/, '')} › ${title}`

/** What became of a story, or of all journeys of the file whose titles have the cited words; undefined for none. */
function findResult(results, where) {
  const [file, words] = where.split(' › ')
  const found = words
    ? [...results].filter(([citation]) => citation.startsWith(`${file} › `) && citation.includes(words))
    : [...results].filter(([citation]) => citation === where)
  if (found.length === 0) return undefined
  return found.some(([, result]) => result === 'fail') ? 'fail' : 'pass'
}

/**
 * Rows that say something else than the checks they cite.
 * @param {ReturnType<typeof readEvidence>} evidence
 * @param {readonly import('../summary.mjs').Check[]} checks of one full run
 * @returns {string[]} a sentence for each
 */
export function compareResults(evidence, checks) {
  const results = new Map()
  for (const check of checks) {
    const citation = citationOf(check)
    // A story has passed when it has in each mode
    results.set(citation, check.hasPassed && results.get(citation) !== 'fail' ? 'pass' : 'fail')
  }
  return evidence.flatMap(({ file, rows }) =>
    rows
      .filter(({ how }) => how === 'play' || how === 'journey')
      .flatMap(({ criterion, where, result }) => {
        const found = findResult(results, where)
        if (found === result) return []
        return [`${file}: ${criterion}: ${where} says ${result}, and the run ${found ?? 'had no such check'}`]
      }),
  )
}

/**
 * Compares the evidence with the reports of the last runs.
 * @param {readonly string[]} reports the files that the stories' and journeys' tools left
 * @returns {number} an exit code
 */
export function checkResults(reports) {
  const faults = compareResults(readEvidence(), reports.flatMap(readReport))
  for (const fault of faults) console.error(fault)
  return faults.length === 0 ? 0 : 1
}
