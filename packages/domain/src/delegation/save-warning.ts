/** Whether something is unsaved, and where the user wanted to go when the save warning stopped it. */
export interface SaveWarning {
  readonly isUnsaved: boolean
  /** True while the save-warning modal is open. */
  readonly isOpen: boolean
}

export type SaveWarningEvent =
  /** A toggle or a box was changed; `isUnsaved` is false once everything is back as saved. */
  | { readonly type: 'changed'; readonly isUnsaved: boolean }
  /** The user leaves the tab or the page. */
  | { readonly type: 'left' }
  /** Cancel Changes or Save Changes was done. */
  | { readonly type: 'settled' }

export const noSaveWarning: SaveWarning = { isUnsaved: false, isOpen: false }

/** The save warning: leaving opens it while something is unsaved; cancelling or saving closes it and clears the flag. */
export function saveWarningReducer(state: SaveWarning, event: SaveWarningEvent): SaveWarning {
  if (event.type === 'changed') return { ...state, isUnsaved: event.isUnsaved }
  return event.type === 'left' ? { ...state, isOpen: state.isUnsaved } : noSaveWarning
}
