/** Judges every action of a test by three rules of accessibility that no engine sees. */
export interface ActionWatch {
  /**
   * Runs an action and what follows from it, and judges the page after it.
   * @throws an error that names what broke a rule
   */
  readonly act: <T>(action: () => Promise<T>) => Promise<T>
  /** Judges what came after the last action, and ends the watch. */
  readonly stop: () => void
}

export interface WatchActionsOptions {
  /** Says whether another page is being loaded in place of this one, of which nothing matters anymore. Default: never. */
  readonly isPageLeft?: () => boolean
  /** How long the page has to find a place for a focus that was lost, in milliseconds. Default: 5000. */
  readonly focusWithin?: number
}

/** Elements whose text is read out as it changes. One with role=alert may come with its text: that is read out as well. */
const liveRegions =
  ':is([role="status"], [role="log"], [aria-live="polite"], [aria-live="assertive"], output):not([role="alert"])'

/** Content that waits or that nobody hears. Content that replaces the first is said once it is there. */
const unread = '[aria-busy="true"], [aria-hidden="true"]'

/** Content that is read from its start, or from the element that gets the focus, so that nothing in it is an announcement. */
const places = 'main, h1, [role="dialog"], [role="alertdialog"]'

const controls = 'a[href], button'

const content = 'a[href], button, input, select, textarea, table, [role="grid"]'

const realTimeout = setTimeout

/**
 * Use it around the actions of a test. After each of them
 * - the focus isn't lost: if the focused element goes, is disabled or becomes inert, another one has the focus (WCAG 2.4.3);
 * - no live region came together with its text: many screen readers read out only what changes in a region that they
 *   know already (WCAG 4.1.3, technique ARIA22);
 * - no message of a live region stands beside it once more: who reads through the page meets it once.
 *
 * It watches from the first action on: what a page shows at first is no announcement.
 */
export function watchActions({ isPageLeft = () => false, focusWithin = 5000 }: WatchActionsOptions = {}): ActionWatch {
  let observer: MutationObserver | null = null
  let suspects: Suspect[] = []

  const judgeRegions = () => {
    suspects.push(...findSuspects(observer?.takeRecords() ?? []))
    const faults = suspects.filter((suspect) => !isRead(suspect)).map(({ words }) => describeRegion(words))
    suspects = []
    if (!isPageLeft()) refuse(faults)
  }

  return {
    act: async (action) => {
      observer ??= observe((records) => suspects.push(...findSuspects(records)))
      let focused = document.activeElement
      const follow = ({ target }: FocusEvent) => {
        focused = target as Element
      }
      document.addEventListener('focusin', follow)
      try {
        const result = await action()
        const hasLost = () => isLost(focused) && !isPageLeft()
        for (let waited = 0; hasLost() && waited < focusWithin; waited += 50)
          await new Promise((resolve) => realTimeout(resolve, 50))
        if (hasLost()) refuse([`The focus is lost: ${describeElement(focused)} had it, and is gone or disabled.`])
        judgeRegions()
        if (!isPageLeft()) refuse(findDoubled().map(describeDoubled))
        return result
      } finally {
        document.removeEventListener('focusin', follow)
      }
    },
    stop: () => {
      try {
        judgeRegions()
      } finally {
        observer?.disconnect()
        observer = null
      }
    },
  }
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'))
}

function observe(onChange: (records: readonly MutationRecord[]) => void): MutationObserver {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true, subtree: true })
  return observer
}

/** A region that came together with its text. */
interface Suspect {
  /** The added element that it is in, or that it is. */
  readonly root: Element
  readonly region: Element
  readonly words: string
}

function findSuspects(records: readonly MutationRecord[]): readonly Suspect[] {
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element)
  return added.flatMap((root) => {
    const older = root.parentElement?.closest(liveRegions)
    if (older && !added.some((other) => other.contains(older))) return []
    return [root, ...root.querySelectorAll(liveRegions)]
      .filter((element) => element.matches(liveRegions) && !element.closest(unread))
      .map((region) => ({ root, region, words: region.textContent.trim() }))
      .filter(({ words }) => words !== '')
  })
}

const anyRegion = `${liveRegions}, [role="alert"]`
const hidden = '[aria-hidden="true"], [inert], [hidden], script, style'

/** Lists texts of live regions that are read elsewhere, too: by another region, or in part by a text beside them. */
function findDoubled(): readonly string[] {
  const regions = [...document.querySelectorAll(anyRegion)].filter(
    (region) => getRegion(region) === region && region.closest(hidden) === null,
  )
  const wholes = regions.map(({ textContent }) => normalize(textContent)).filter(isMessage)
  const messages = new Set([...wholes, ...regions.flatMap(toParts)])
  if (messages.size === 0) return []
  const beside = collectTexts(document.body).filter(
    ({ parent, words }) =>
      messages.has(words) && !getRegion(parent) && !parent.closest(`${controls}, ${hidden}`) && !isOutOfSight(parent),
  )
  return [...wholes.filter((words, index) => wholes.indexOf(words) < index), ...beside.map(({ words }) => words)]
}

/** True if styles hide it, where they are known. */
const isOutOfSight = (element: Element) =>
  'checkVisibility' in element && !element.checkVisibility({ visibilityProperty: true })

/** The outermost live region around an element, or that it is. */
function getRegion(element: Element): Element | null {
  const region = element.closest(anyRegion)
  const outer = region?.parentElement && getRegion(region.parentElement)
  return outer ?? region
}

/** The texts in a region that aren't on a control. */
const toParts = (region: Element): readonly string[] =>
  collectTexts(region).flatMap(({ parent, words }) => (parent.closest(controls) || !isMessage(words) ? [] : words))

/** A word alone, such as a name, is no message. */
const isMessage = (words: string) => words.includes(' ')

function collectTexts(root: Element): readonly { readonly parent: Element; readonly words: string }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts = []
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode
    if (parent !== null) texts.push({ parent, words: normalize(textContent ?? '') })
  }
  return texts
}

const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * True if a suspect came with a new page or dialog, or with what has the focus, and is read there; or if it's a part of
 * new content, a table or what has controls, and says how that begins.
 */
const isRead = ({ root, region }: Suspect) =>
  [...root.querySelectorAll(content)].some((part) => !region.contains(part)) ||
  root.matches(places) ||
  root.querySelector(places) !== null ||
  root.contains(document.activeElement)

/** True if an element had the focus and could not keep it, and nothing else has it. */
function isLost(element: Element | null): boolean {
  const { activeElement } = document
  if (activeElement?.closest('[inert]')) return true
  if (activeElement !== null && activeElement !== document.body) return false
  if (element === null || element === document.body) return false
  return !element.isConnected || element.matches(':disabled') || element.closest('[inert], [hidden]') !== null
}

const describeRegion = (words: string) =>
  `A live region came together with its text, so that it may not be read out: "${words.slice(0, 80)}"`

const describeDoubled = (words: string) =>
  `A message stands in the page twice, in a live region and beside it: "${words.slice(0, 80)}"`

const describeElement = (element: Element | null) =>
  element
    ? `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}"`
    : 'nothing'
