import { RuleTester } from 'oxlint/plugins-dev'
import { describe, test } from 'vitest'
import plugin from './whole-texts.mjs'

// It fails a case with an error of its own
Object.assign(RuleTester, { describe, it: test })

const inComponent = (code) => `const words = useMessages(catalog); ${code}`
const errors = [{ messageId: 'parts' }]

new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }).run(
  'texts/whole',
  plugin.rules.whole,
  {
    valid: [
      "const name = t('viewOf', { name: row.name })",
      "const text = t('turnYours', { what: t(`turn-${reason}`) })",
      'const key = t(`turn-${reason}`)',
      "const facts = [t('ready'), size].filter(Boolean).join(' · ')",
      'const path = `${base}/${toPath(name)}`',
      "const label = `${t('ready')}`",
      "const part = <p>{t('ready')}<Link>{t('open')}</Link></p>",
      "const part = <p>{t('ready')} · {t('open')}</p>",
      "const part = <p>{t('ready')} {count}</p>",
    ],
    invalid: [
      { code: "const name = `${t('view')} ${row.name}`", errors },
      { code: inComponent("const hint = `${isLong ? words('limit') : ''}.`"), errors },
      { code: "const name = tList('view') + row.name", errors },
      { code: "const part = <p>{t('failed')} {t('again')}</p>", errors },
      { code: "const part = <>{t('failed')}{' '}\n{isShort && t('again')} <Link /></>", errors },
      { code: "const text = [t('failed'), reason].filter(Boolean).join(' ')", errors },
    ],
  },
)
