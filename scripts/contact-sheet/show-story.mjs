/** Opens a page that shows stories one after the other. axe-core, which would take most of the time, looks at them elsewhere. */
export async function openStoryPage(context, url) {
  const page = await context.newPage()
  await page.goto(`${url}/iframe.html?globals=a11y.manual:!true`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  await page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis
    return preview.ready()
  })
  return page
}

/**
 * Shows a story in a mode and waits until its play function has ended, which may look for what another window shows. A
 * story that is shown already is drawn again as it is after its play function.
 * @returns whether its play function passed, and the mode that it shows: some stories have one of their own
 */
export async function showStory(page, id, mode) {
  await page.evaluate(
    ([storyId, wanted]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = globalThis
      if (preview.currentRender?.id === storyId) return channel.emit('updateGlobals', { globals: { mode: wanted } })
      // Through the store and not through the channel, which would draw the story that is about to go once more
      preview.storyStore.userGlobals.update({ mode: wanted })
      return channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    },
    [id, mode],
  )
  const shown = await page.waitForFunction(
    ([storyId, wanted]) => {
      const { __STORYBOOK_PREVIEW__: preview, document } = globalThis
      const { id: currentId, phase, story } = preview.currentRender ?? {}
      if (currentId !== storyId || !['completed', 'finished', 'errored', 'aborted'].includes(phase)) return null
      const ownMode = story?.storyGlobals.mode ?? wanted
      return document.querySelector(`[data-pp-mode="${ownMode}"]`) && { hasPassed: phase !== 'errored', ownMode }
    },
    [id, mode],
  )
  await page.evaluate(async () => {
    document.body.classList.replace('sb-show-errordisplay', 'sb-show-main')
    await document.fonts.ready
  })
  return shown.jsonValue()
}
