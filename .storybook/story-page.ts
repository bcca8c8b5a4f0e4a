import type { Page } from 'playwright'

export type Mode = 'light' | 'dark'
interface Size {
  readonly width: number
  readonly height: number
}

interface Story {
  readonly id: string
  readonly parameters: { readonly viewport?: { readonly options?: Readonly<Record<string, { styles: Size }>> } }
  readonly storyGlobals: { readonly mode?: string; readonly viewport?: string | { readonly value?: string } }
  playFunction?: unknown
}
/** The parts of Storybook's preview that the checks need. */
interface Preview {
  ready(): Promise<void>
  readonly currentRender?: { readonly id: string; readonly phase?: string; readonly story?: Story }
  readonly storyStore: {
    loadStory(of: { storyId: string }): Promise<Story>
    readonly userGlobals: { update(globals: Record<string, unknown>): void }
  }
}
interface StoryWindow extends Window {
  readonly __STORYBOOK_PREVIEW__: Preview
  readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: unknown): void }
  readonly ownConsole?: Partial<Console>
}

const desktop: Size = { width: 1280, height: 720 }

/**
 * Opens the page that shows the stories of a built Storybook, one after the other.
 * @param globals what the toolbar is to say for all of them, such as the brand
 */
export async function openStories(page: Page, url: string, globals: Record<string, unknown> = {}): Promise<void> {
  // Storybook's highlights, of which there are none here, would measure the whole page at each change of it
  await page.addInitScript(() => Object.assign(window, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true }))
  await page.goto(new URL('iframe.html', url).href, { waitUntil: 'load' })
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  await page.evaluate(async (own) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StoryWindow
    // The test runner wraps the console again for every story and never unwraps it
    Object.assign(window, { ownConsole: { ...console } })
    await preview.ready()
    preview.storyStore.userGlobals.update(own)
  }, globals)
}

/**
 * Waits for the story before to end, chooses the mode of the next one, and gives the page the window that it asks for:
 * one of the viewport toolbar's options, or a width and a height such as '320-640'.
 * @param choice `isAxeOff` shows it without the checks of the accessibility addon, and `isWithoutPlay` without its play
 *   function, which speaks English
 */
export async function prepareStory(
  page: Page,
  id: string,
  mode: Mode,
  { isAxeOff = false, isWithoutPlay = false }: { isAxeOff?: boolean; isWithoutPlay?: boolean } = {},
): Promise<void> {
  const value = await page.evaluate(
    async ([storyId, isStill, globals]) => {
      const { __STORYBOOK_PREVIEW__: preview, ownConsole } = window as unknown as StoryWindow
      const isOver = () => ['finished', 'aborted', 'errored'].includes(preview.currentRender?.phase ?? 'finished')
      while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 20))
      Object.assign(console, ownConsole)
      // Through the store and not through the channel, which would draw the story that is about to go once more
      preview.storyStore.userGlobals.update(globals)
      const story = await preview.storyStore.loadStory({ storyId })
      if (isStill) delete story.playFunction
      const { parameters, storyGlobals } = story
      const { viewport } = storyGlobals
      const wanted = typeof viewport === 'string' ? viewport : viewport?.value
      const { width, height } = parameters.viewport?.options?.[wanted ?? '']?.styles ?? {}
      return width && height ? `${width}-${height}` : wanted
    },
    [id, isWithoutPlay, { mode, a11y: { manual: isAxeOff } }] as const,
  )
  const [, width, height] = /^(\d+)(?:px)?-(\d+)(?:px)?$/.exec(value ?? '') ?? []
  if (value !== undefined && !width) throw new Error(`Story ${id} asks for an unknown window: "${value}".`)
  const size = width ? { width: Number(width), height: Number(height) } : desktop
  const now = page.viewportSize()
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size)
}

/**
 * Shows a prepared story and waits until its play function has ended. A story that is shown already is drawn again as it
 * is after its play function.
 * @returns whether its play function passed, and the mode that it shows: some stories have one of their own
 */
export async function showStory(page: Page, id: string, mode: Mode): Promise<{ hasPassed: boolean; ownMode: string }> {
  await page.evaluate(
    ([storyId, globals]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as unknown as StoryWindow
      if (preview.currentRender?.id === storyId) return channel.emit('updateGlobals', { globals })
      preview.storyStore.userGlobals.update(globals)
      return channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    },
    [id, { mode, a11y: { manual: true } }] as const,
  )
  const shown = await page.waitForFunction(
    ([storyId, wanted]) => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StoryWindow
      const { id: currentId, phase = '', story } = preview.currentRender ?? {}
      if (currentId !== storyId || !['completed', 'finished', 'errored', 'aborted'].includes(phase)) return null
      const ownMode = story?.storyGlobals.mode ?? wanted
      return document.querySelector(`[data-pp-mode="${ownMode}"]`) && { hasPassed: phase !== 'errored', ownMode }
    },
    [id, mode] as const,
  )
  await page.evaluate(async () => {
    document.body.classList.replace('sb-show-errordisplay', 'sb-show-main')
    await document.fonts.ready
  })
  return (await shown.jsonValue()) as { hasPassed: boolean; ownMode: string }
}
