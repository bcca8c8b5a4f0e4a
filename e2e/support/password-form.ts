import type { Page } from '@playwright/test'

/** A password that the rules accept; no account has it. */
export const newPassword = 'Better#2027'
export const savesPassword = '**/api/profile/update/password'

export const currentField = (page: Page) => page.getByLabel('Current password', { exact: true })
export const newField = (page: Page) => page.getByLabel('New password', { exact: true })
export const confirmField = (page: Page) => page.getByLabel('Confirm new password', { exact: true })
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save password' })

/** Fills the form that changes a password. */
export async function typePasswords(page: Page, current: string, next = newPassword): Promise<void> {
  await currentField(page).fill(current)
  await newField(page).fill(next)
  await confirmField(page).fill(next)
}
