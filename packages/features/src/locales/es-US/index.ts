import type { MessageOverrides } from '@producer-portal/ui'
import { definePack } from '../pack.js'
import { access } from './access.js'
import { accessChanges } from './access-changes.js'
import { account } from './account.js'
import { auth } from './auth.js'
import { cases } from './cases.js'
import { common } from './common.js'
import { contracts } from './contracts.js'
import { dashboard } from './dashboard.js'
import { figures } from './figures.js'
import { illustrations } from './illustrations.js'
import { requests } from './requests.js'
import { requirements } from './requirements.js'
import { terms } from './terms.js'
import { ui } from './ui.js'

/** Every text in Spanish for the United States: give it to `MessagesProvider` as `overrides`. */
export const esUS: readonly MessageOverrides[] = definePack({
  ...ui,
  ...terms,
  ...common,
  ...auth,
  ...account,
  ...dashboard,
  ...figures,
  ...cases,
  ...requirements,
  ...contracts,
  ...illustrations,
  ...requests,
  ...access,
  ...accessChanges,
})
