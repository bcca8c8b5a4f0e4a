import { expect, waitFor } from 'storybook/test'

async function expectNoSidewaysScroll({ scrollWidth, clientWidth }: Element) {
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

/** The play function of a dialog that only has to fit: neither it nor the page scrolls sideways. */
export async function dialogFitsWindow() {
  const dialog = await waitFor(() => {
    const found = document.querySelector('[role="dialog"], [role="alertdialog"]')
    if (!found) throw new Error('No dialog is open.')
    return found
  })
  await waitFor(() => expect(dialog).toBeVisible())
  await expectNoSidewaysScroll(dialog)
  await expectNoSidewaysScroll(document.documentElement)
}
