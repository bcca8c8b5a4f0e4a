/* oxlint-disable unicorn/consistent-function-scoping -- `installStoryPage` runs in the page and takes nothing else there */
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { colorRules } from './axe.ts'

export type Mode = 'light' | 'dark'

/** How long each part of a story took, in milliseconds. */
export interface Phases {
  /** Until its page could show stories; 0 on a page that was open already. */
  readonly load: number
  readonly render: number
  readonly play: number
  readonly axe: number
}

/** What a page found out about the story that it shows. */
export interface Verdict {
  /** Why the story fails in this mode; empty when it passes. */
  readonly problems: readonly string[]
  readonly phases: Phases
  /** Which rules of axe-core looked at it. */
  readonly rules: 'all' | 'color'
}

export interface StoryPage {
  /** Waits for the story before to end, and sets the mode of the next one. Gives the window that it asks for. */
  prepare(id: string, mode: Mode): Promise<{ width: number; height: number } | undefined>
  /** What came of the story that has just been played. */
  judge(): Verdict
  /** Draws the story that is shown again in dark mode, as it stands after its play function, and checks that. */
  judgeInDark(id: string): Promise<Verdict>
}

interface A11yParameters {
  readonly context?: ElementContext
  readonly config?: { readonly rules?: readonly { readonly id: string; readonly enabled?: boolean }[] }
}
interface Story {
  readonly id: string
  readonly parameters: { readonly a11y?: A11yParameters; readonly viewport?: { readonly options?: ViewportOptions } }
  readonly storyGlobals: { readonly viewport?: string | { readonly value?: string } }
}
type ViewportOptions = Readonly<
  Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
>

/** The parts of Storybook's preview that the runner of the stories needs. */
interface Preview {
  ready(): Promise<void>
  readonly currentRender?: { readonly id: string; readonly phase?: string; readonly story?: Story }
  readonly storyStore: {
    loadStory(of: { storyId: string }): Promise<Story>
    readonly userGlobals: { update(globals: Record<string, unknown>): void }
  }
}
interface Report {
  readonly type: string
  readonly result?: Partial<AxeResults> & { readonly error?: unknown }
}
interface Channel {
  on(event: string, listener: (payload: never) => void): void
  off(event: string, listener: (payload: never) => void): void
  emit(event: string, payload: unknown): void
}

export interface StoryWindow extends Window {
  readonly __STORYBOOK_PREVIEW__: Preview
  readonly __STORYBOOK_ADDONS_CHANNEL__: Channel
  readonly axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
  storyPage: StoryPage
}

/** What `installStoryPage` is given: it runs in the page and sees nothing of this module. */
export const pageSettings = { colorRules }

/** Runs in the page, once it has loaded: makes `window.storyPage`. */
export async function installStoryPage(settings: typeof pageSettings): Promise<void> {
  const story = window as unknown as StoryWindow
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = story
  await preview.ready()

  // The runner wraps the console again for every story and never unwraps it: each would be slower than the last.
  const ownConsole = { ...console }

  let loadedIn = performance.now()
  let marks: { phase: string; at: number }[] = []
  let reports: readonly Report[] = []
  channel.on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
    marks.push({ phase: newPhase, at: performance.now() })
  })
  channel.on('storyFinished', ({ reporters }: { reporters: readonly Report[] }) => {
    reports = reporters
  })

  const forget = () => {
    marks = []
    reports = []
  }

  const lasted = (phase: string) =>
    marks.reduce((sum, mark, index) => {
      const next = marks[index + 1]
      return mark.phase === phase && next ? sum + next.at - mark.at : sum
    }, 0)

  const phases = (axe = lasted('afterEach')): Phases => {
    const [first, last] = [marks.at(0)?.at ?? 0, marks.at(-1)?.at ?? 0]
    const play = lasted('playing')
    const load = loadedIn
    loadedIn = 0
    return { load, render: last - first - play - lasted('afterEach'), play, axe }
  }

  const describe = ({ violations = [], error }: NonNullable<Report['result']>) => [
    ...(error ? [`axe-core itself failed: ${String(error)}`] : []),
    ...violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, html, failureSummary }) =>
          `${help} (${id})\n${target.join(' ')}\n${html.slice(0, 300)}\n${failureSummary ?? ''}`,
      ),
    ),
  ]

  const problemsOf = (found: readonly Report[]) => {
    const result = found.find(({ type }) => type === 'a11y')?.result
    return result ? describe(result) : ['axe-core did not look at this story.']
  }

  /** Chooses what the toolbar would choose, and waits until the story has been drawn again. */
  const redraw = (globals: Record<string, unknown>) =>
    new Promise<void>((resolve, reject) => {
      const events = {
        storyFinished: () => settle(resolve),
        storyErrored: ({ description }: { description: string }) => settle(() => reject(new Error(description))),
        storyThrewException: ({ message }: Error) => settle(() => reject(new Error(message))),
      }
      const settle = (then: () => void) => {
        for (const [event, listener] of Object.entries(events)) channel.off(event, listener)
        then()
      }
      for (const [event, listener] of Object.entries(events)) channel.on(event, listener)
      channel.emit('updateGlobals', { globals })
    })

  /**
   * All that rules read which do not look at colors: the elements and their roles, names, relations and states, what
   * can be seen of them, where it stands, and the texts.
   */
  const structure = () => {
    const lines: string[] = []
    const skipped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'LINK', 'META'])
    const paint = new Set(['class', 'style', 'fill', 'stroke', 'd', 'data-pp-mode'])
    const read = (element: Element) => {
      if (skipped.has(element.tagName)) return
      const { x, y, width, height } = element.getBoundingClientRect()
      const attributes = [...element.attributes].filter(({ name }) => !paint.has(name))
      lines.push(
        element.tagName,
        [x, y, width, height].map(Math.round).join(' '),
        String(element.checkVisibility({ visibilityProperty: true })),
        ...attributes.map(({ name, value }) => `${name}=${value}`).toSorted(),
        ...('value' in element ? [String(element.value)] : []),
      )
      for (const node of [...(element.shadowRoot?.childNodes ?? []), ...element.childNodes]) {
        if (node instanceof Element) read(node)
        else if (node.nodeType === Node.TEXT_NODE) lines.push(`"${node.nodeValue}"`)
      }
      lines.push('/')
    }
    read(document.documentElement)
    return lines.join('\n')
  }

  const checkColors = async ({ context, config }: A11yParameters) => {
    const off = new Set((config?.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => id))
    const given = typeof context === 'object' && 'include' in context ? context : { include: context ?? document.body }
    const excluded = [(given as { exclude?: string[] }).exclude ?? []].flat()
    return story.axe.run(
      {
        ...given,
        exclude: [...excluded, '.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
      } as ElementContext,
      {
        runOnly: { type: 'rule', values: settings.colorRules.filter((id) => !off.has(id)) },
        resultTypes: ['violations'],
      },
    )
  }

  /** Keeps what is said on the console as an error, and what is thrown and caught by nobody. */
  const listen = () => {
    const heard: string[] = []
    const onError = ({ message }: ErrorEvent) => heard.push(message)
    const onRejection = ({ reason }: PromiseRejectionEvent) => heard.push(String(reason))
    Object.assign(console, {
      error: (...args: unknown[]) => {
        heard.push(args.map(String).join(' '))
        ownConsole.error(...args)
      },
    })
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      Object.assign(console, ownConsole)
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
      return heard.map((text) => `Browser console error: ${text}`)
    }
  }

  /** The window that the viewport toolbar shows the story in: one of its options, or a width and a height: '320-640'. */
  const getWindow = ({ id, parameters, storyGlobals: { viewport } }: Story) => {
    const value = typeof viewport === 'string' ? viewport : viewport?.value
    if (value === undefined) return undefined
    const { width, height } = parameters.viewport?.options?.[value]?.styles ?? {}
    const [, x, y] = /^(\d+)(?:px)?-(\d+)(?:px)?$/.exec(width && height ? `${width}-${height}` : value) ?? []
    if (!x || !y) throw new Error(`Story ${id} asks for an unknown window: "${value}".`)
    return { width: Number(x), height: Number(y) }
  }

  story.storyPage = {
    async prepare(id, mode) {
      const isOver = () => ['finished', 'aborted'].includes(preview.currentRender?.phase ?? 'finished')
      while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 20))
      Object.assign(console, ownConsole)
      // Through the store and not through the channel, which would draw the story that is about to go once more.
      preview.storyStore.userGlobals.update({ mode, a11y: { manual: false } })
      forget()
      return getWindow(await preview.storyStore.loadStory({ storyId: id }))
    },

    judge: () => ({ problems: problemsOf(reports), phases: phases(), rules: 'all' }),

    async judgeInDark(id) {
      const shown = preview.currentRender?.story
      if (shown?.id !== id) throw new Error(`The page shows ${shown?.id}, not ${id}.`)
      Object.assign(console, ownConsole)
      const before = structure()
      forget()
      const stopListening = listen()
      try {
        await redraw({ mode: 'dark', a11y: { manual: true } })
        if (!marks.some(({ phase }) => phase === 'rendering')) throw new Error('The story was not drawn again.')
        const isSame = structure() === before
        const start = performance.now()
        if (isSame) reports = [{ type: 'a11y', result: await checkColors(shown.parameters.a11y ?? {}) }]
        else await redraw({ a11y: { manual: false } })
        const verdict = { phases: phases(performance.now() - start), rules: isSame ? 'color' : 'all' } as const
        return { ...verdict, problems: [...stopListening(), ...problemsOf(reports)] }
      } catch (error) {
        return { phases: phases(), rules: 'all', problems: [...stopListening(), String(error)] }
      }
    },
  }
}
