import { Alert } from 'antd'
import type { Untranslated } from '../../../kinds/untranslated-names.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { designWords as words } from './words.ts'

/** The publisher sees what people of other languages would read in Chinese. */
export function StillChinese({ names }: { readonly names: readonly Untranslated[] }) {
  const t = useWords()
  if (names.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={t(words.untranslatedNames, { n: names.length })}
      description={names.map(({ zh, langs }) => `${zh} (${langs.join(', ')})`).join('；')}
    />
  )
}
