/** What came of the last save or restore. */
export type ColumnSettingsOutcome = 'saved' | 'save-failed' | 'restored' | 'restore-failed'

/** How each is told. */
export const outcomeTexts = {
  saved: { tone: 'success', title: 'saved', text: 'savedText' },
  'save-failed': { tone: 'error', title: 'failed', text: 'saveFailed' },
  restored: { tone: 'success', title: 'restored', text: 'restoredText' },
  'restore-failed': { tone: 'error', title: 'failed', text: 'restoreFailed' },
} as const satisfies Readonly<
  Record<ColumnSettingsOutcome, { readonly tone: string; readonly title: string; readonly text: string }>
>
