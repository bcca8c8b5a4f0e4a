import { dialogPart } from './components/DialogLayer/dialogPart.js'
import { menuPart } from './components/Menu/menuPart.js'
import { popoverPart } from './components/Popover/popoverPart.js'

/**
 * Use it when the page has come to rest, or before a test: loads what menus, popovers and dialogs are drawn with, so
 * that the first of them opens at once. Without it they load when the first of them is opened. Rejects when they
 * cannot be had now.
 */
export async function loadLayers(): Promise<void> {
  await Promise.all([dialogPart.load(), menuPart.load(), popoverPart.load()])
}
