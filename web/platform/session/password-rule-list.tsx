import { useEffect, useState } from 'react'
import { brokenRules, passwordRules, type PasswordRule } from '../../../core/values/password-rules.ts'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { http } from '../http/client.ts'
import { passwordWords as words } from '../words/password.ts'
import { useWords } from './use-words.ts'
import css from './password-rule-list.module.css'

const labels: Readonly<Record<PasswordRule, keyof typeof words>> = {
  length: 'ruleLength',
  series: 'ruleSeries',
  personal: 'rulePersonal',
}

/**
 * What a new password has to be, ticked as one types; whether it is one of the common ones the server says when it is
 * saved.
 */
export function PasswordRuleList({ password, own }: { readonly password: string; readonly own: readonly string[] }) {
  const t = useWords()
  const min = usePasswordMin()
  const broken = brokenRules(password, { min, own })
  return (
    <ul className={css.rules} aria-label={t(words.rules)}>
      {passwordRules.map((rule) => {
        const kept = password !== '' && !broken.includes(rule)
        return (
          <li key={rule} className={joinClassNames(kept && css.kept)}>
            <Icon name={kept ? 'check' : 'close'} size={14} />
            {t(words[labels[rule]], { min })}
            <span className={css.said}>{kept ? t(words.ruleKept) : ''}</span>
          </li>
        )
      })}
      <li>
        <Icon name="info" size={14} />
        {t(words.ruleCommon)}
      </li>
    </ul>
  )
}

/** How long a password is here at least. */
function usePasswordMin(): number {
  const [min, setMin] = useState(8)
  useEffect(() => {
    http.get<{ readonly passwordMin: number }>('/api/system/site', { quiet: true }).then(
      (site) => setMin(site.passwordMin),
      () => null,
    )
  }, [])
  return min
}
