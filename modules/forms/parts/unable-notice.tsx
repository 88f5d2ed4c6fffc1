import { Alert } from 'antd'
import type { UnableApprovers } from '../../../core/form/answers.ts'
import { enumerated } from '../../../core/values/enumerated.ts'
import { useLang, useWords } from '../../../web/define.ts'
import { formsWords as words } from '../words/publish.ts'

/** The publisher sees whose decision the form would wait for in vain. */
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
