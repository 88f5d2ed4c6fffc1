import { Segmented } from 'antd'
import { Suspense, useMemo, useState } from 'react'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import { languages, type Lang } from '../../../core/values/language.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { FormPreview, languageNames, useLang, usePhone, useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { describedDraft } from './described-draft.ts'
import css from './panel.module.css'

interface PreviewPaneProps {
  readonly draft: FormDraft
  /** Fields that cannot be drawn as they are. */
  readonly unfit: boolean
}

/** The form at work before it is published, in each language and on a phone. */
export function PreviewPane({ draft, unfit }: PreviewPaneProps) {
  const t = useWords()
  const own = useLang()
  const phone = usePhone()
  const [lang, setLang] = useState<Lang>(own)
  const [narrow, setNarrow] = useState(phone)
  const doc = useMemo(() => describedDraft(draft, lang), [draft, lang])
  return (
    <div className={css.preview}>
      <header>
        <Segmented<Lang>
          aria-label={t(words.previewLang)}
          value={lang}
          options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
          onChange={setLang}
        />
        {!phone && (
          <Segmented
            aria-label={t(words.previewWidth)}
            value={narrow ? 'phone' : 'wide'}
            options={[
              { value: 'wide', label: t(words.wide) },
              { value: 'phone', label: t(words.narrow) },
            ]}
            onChange={(width) => setNarrow(width === 'phone')}
          />
        )}
        <p className={css.note}>{t(words.previewNote)}</p>
      </header>
      {unfit ? (
        <p className={css.bad}>{t(words.previewBad)}</p>
      ) : (
        <div className={css.stage} data-width={narrow ? 'phone' : 'wide'}>
          <Suspense fallback={<Skeleton lines={6} height={28} />}>
            <FormPreview
              key={`${lang} ${narrow}`}
              doc={doc}
              lang={lang}
              phone={narrow}
              onFits={() => toast.success(t(words.previewFits))}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
