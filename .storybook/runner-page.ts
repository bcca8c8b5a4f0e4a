import type { Page } from 'playwright'

/** The part of Storybook's preview that the runner of the stories needs. */
interface Preview {
  /** Resolves as soon as stories and their globals can be asked for. */
  ready(): Promise<void>
  readonly currentRender?: { readonly id: string; readonly phase?: string }
}

interface Channel {
  emit(event: string, payload: unknown): void
  once(event: string, listener: () => void): void
}

interface StoryWindow extends Window {
  readonly __STORYBOOK_PREVIEW__: Preview
  readonly __STORYBOOK_ADDONS_CHANNEL__: Channel
}

/**
 * Draws every story that follows in light or dark mode. `?globals=` is ignored while the address names no story, so the
 * toolbar's value goes through the channel; before the preview is ready nobody would hear it, or ask in vain.
 */
export async function chooseMode(page: Page, mode: string): Promise<void> {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  await page.evaluate(async (value) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StoryWindow
    await preview.ready()
    await new Promise<void>((resolve) => {
      channel.once('globalsUpdated', resolve)
      channel.emit('updateGlobals', { globals: { mode: value } })
    })
  }, mode)
}

/**
 * Lets the story before this one end: the runner hears a failed play function before the story is over, and would take
 * its end for the end of the next. Then goes to another story if this one is shown already, as at its second try: the
 * runner takes a story that did not change as passed.
 */
export async function leaveStory(page: Page, id: string): Promise<void> {
  await page.evaluate(async (next) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StoryWindow
    const isOver = () => ['finished', 'aborted'].includes(preview.currentRender?.phase ?? 'finished')
    while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 20))
    if (preview.currentRender?.id !== next) return
    const index: unknown = await (await fetch('index.json')).json()
    const { entries } = index as { entries: Record<string, { id: string; type: string }> }
    const other = Object.values(entries).find((entry) => entry.type === 'story' && entry.id !== next)
    await new Promise<void>((resolve) => {
      channel.once('storyFinished', resolve)
      channel.emit('setCurrentStory', { storyId: other?.id, viewMode: 'story' })
    })
  }, id)
}
