interface EvidenceBase {
  /** The success criterion of WCAG 2.2 by its number, such as `2.1.1`. */
  readonly criterion: `${number}.${number}.${number}`
  /** The version of the package that was checked. */
  readonly version: string
  readonly result: 'pass' | 'fail'
}

/** A check that runs with every change: a finding turns it red. */
interface AutomaticEvidence extends EvidenceBase {
  /** A story with its play function and what the run measures in it, a journey, or axe-core over all stories. */
  readonly how: 'axe' | 'play' | 'journey'
  /** The ID of the story; the file of the journey and its title, with ` › ` between them. */
  readonly where: string
}

/** What a person found; it counts until the component changes. */
interface HandEvidence extends EvidenceBase {
  readonly how: 'hand'
  /** What the person used, such as a screen reader and a browser with their versions. */
  readonly where: string
  /** The day, as in 2026-11-27. */
  readonly date: string
}

export type EvidenceRow = AutomaticEvidence | HandEvidence

/**
 * How we know that a component meets a criterion of WCAG. axe-core runs over every story, so its criteria need no rows;
 * a criterion without a row was not tested.
 */
export type Evidence = readonly EvidenceRow[]
