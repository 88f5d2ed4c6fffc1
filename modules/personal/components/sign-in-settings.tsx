import { Segmented } from 'antd'
import { languages } from '../../../core/values/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { askNewPassword, chooseLang, languageNames, useLang, useStamp, useWords } from '../../../web/module-api.ts'
import { accountWords as words } from '../words/account.ts'
import { SecondFactor } from './second-factor.tsx'
import type { Account } from './use-account.tsx'
import css from './account.module.css'

/** How one signs in, and in which language one reads. */
export function Security({ account: { passwordChanged } }: { readonly account: Account }) {
  const t = useWords()
  const stamp = useStamp()
  const lang = useLang()
  return (
    <Card title={t(words.security)}>
      <ul className={css.lines}>
        <li>
          <div>
            <b>{t(words.password)}</b>
            <small>
              {passwordChanged === null
                ? t(words.passwordNone)
                : t(words.passwordSince, { time: stamp(passwordChanged, 'minute') })}
            </small>
          </div>
          {passwordChanged !== null && <Button onClick={askNewPassword}>{t(words.change)}</Button>}
        </li>
        <SecondFactor />
        <li>
          <div>
            <b>{t(words.language)}</b>
            <small>{t(words.languageNote)}</small>
          </div>
          <Segmented
            aria-label={t(words.language)}
            value={lang}
            options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
            onChange={chooseLang}
          />
        </li>
      </ul>
    </Card>
  )
}
