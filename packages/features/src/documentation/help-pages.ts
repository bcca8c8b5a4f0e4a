import { columnSettingsFaq } from './column-settings-faq.js'
import type { HelpPageText } from './help-page-text.js'
import { uploadFaq } from './upload-faq.js'

/** The help pages by the last part of their address. */
export const helpPages: Readonly<Record<string, HelpPageText>> = {
  'upload-faq': uploadFaq,
  'column-settings-faq': columnSettingsFaq,
}
