/** Shows a story and waits until its play function has ended, which may look for what another window shows. */
export async function showStory(page, id, url, mode) {
  await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=mode:${mode}`)
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis
    return ['completed', 'finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase)
  })
  await page.evaluate(async () => {
    document.body.classList.replace('sb-show-errordisplay', 'sb-show-main')
    await document.fonts.ready
  })
}
