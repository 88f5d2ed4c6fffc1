import { InputBox } from '../../../../ui/input.tsx'
import { useWords } from '../../../../web/module-api.ts'
import { designerWords as words } from '../../words/designer.ts'
import css from './designer.module.css'

interface TranslationsProps {
  readonly label: string
  readonly longest: number
  readonly ru: string | undefined
  readonly en: string | undefined
  readonly onChange: (ru: string, en: string) => void
}

/** A text in the other two languages; what is left empty is shown as it was written first. */
export function Translations({ label, longest, ru = '', en = '', onChange }: TranslationsProps) {
  const t = useWords()
  return (
    <div className={css.translations}>
      <InputBox
        lang="ru"
        size="small"
        maxLength={longest}
        value={ru}
        aria-label={`${label} · ${t(words.inRu)}`}
        placeholder={t(words.inRu)}
        onChange={(text) => onChange(text, en)}
      />
      <InputBox
        lang="en"
        size="small"
        maxLength={longest}
        value={en}
        aria-label={`${label} · ${t(words.inEn)}`}
        placeholder={t(words.inEn)}
        onChange={(text) => onChange(ru, text)}
      />
    </div>
  )
}
