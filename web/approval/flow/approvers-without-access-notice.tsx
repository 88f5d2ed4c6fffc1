import { Alert } from 'antd'
import type { UnableApprovers } from '../../../core/approval/approvers-without-access.ts'
import { enumerated } from '../../../core/values/join-names.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { designWords as words } from './words.ts'

/** Whoever draws or publishes a flow sees whose decision its documents would wait for in vain. */
export function UnableNotice({ unable }: { readonly unable: readonly UnableApprovers[] }) {
  const t = useWords()
  const lang = useLang()
  if (unable.length === 0) return null
  const called = ({ people, count }: UnableApprovers) => {
    const names = enumerated(people, lang)
    return count > people.length ? t(words.unableMore, { people: names, n: count }) : names
  }
  return (
    <Alert
      type="warning"
      showIcon
      title={t(words.unable)}
      description={
        <>
          <ul>
            {unable.map((one, at) => (
              <li key={at}>{t(words.unableAt, { step: one.step, people: called(one) })}</li>
            ))}
          </ul>
          {t(words.unableNote)}
        </>
      }
    />
  )
}
