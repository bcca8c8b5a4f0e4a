import { RuleTester } from 'oxlint/plugins-dev'
import { describe, test } from 'vitest'
import plugin from './whole-texts.mjs'

// It fails a case with an error of its own
Object.assign(RuleTester, { describe, it: test })

const inComponent = (code) => `const words = useMessages(catalog); ${code}`
const errors = [{ messageId: 'parts' }]

new RuleTester().run('texts/whole', plugin.rules.whole, {
  valid: [
    "const name = t('viewOf', { name: row.name })",
    "const text = t('turnYours', { what: t(`turn-${reason}`) })",
    'const key = t(`turn-${reason}`)',
    "const facts = [t('ready'), size].filter(Boolean).join(' · ')",
    'const path = `${base}/${toPath(name)}`',
    "const label = `${t('ready')}`",
  ],
  invalid: [
    { code: "const name = `${t('view')} ${row.name}`", errors },
    { code: inComponent("const hint = `${isLong ? words('limit') : ''}.`"), errors },
    { code: "const name = tList('view') + row.name", errors },
    { code: "const text = [t('failed'), reason].filter(Boolean).join(' ')", errors },
  ],
})
