import { languages, type Words } from '../../../core/values/language.ts'
import { InputBox } from '../../../ui/input.tsx'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { designWords as words } from './words.ts'

const nameless: Words = { zh: '', ru: '', en: '' }

/** A branch may have a name; without one it is called by its condition. */
export function BranchName({
  value = nameless,
  disabled,
  onChange,
}: {
  readonly value?: Words | undefined
  readonly disabled: boolean
  readonly onChange: (value: Words | null, about: string) => void
}) {
  const t = useWords()
  const lang = useLang()
  const set = (text: string) => {
    // A name given in one language stands in the others until they have their own.
    const next = Object.fromEntries(
      languages.map((one) => [
        one,
        one === lang || value[one] === '' || value[one] === value[lang] ? text : value[one],
      ]),
    ) as unknown as Words // every language is there
    onChange(languages.every((one) => next[one].trim() === '') ? null : next, 'name')
  }
  return (
    <InputBox
      size="small"
      maxLength={60}
      value={value[lang]}
      disabled={disabled}
      aria-label={t(words.branchName)}
      placeholder={t(words.branchName)}
      onChange={set}
    />
  )
}
