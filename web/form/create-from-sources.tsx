import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { Described, DescribedSource } from '../../core/description/described-document.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../platform/session/use-words.ts'
import { deriveWords } from './derivation-words.ts'
import type { Form } from './form-store.ts'
import css from './create-from-sources.module.css'

const SourceDialog = lazy(() => import('./derivation-source-dialog.tsx'))

/** What a new record may be begun from, beside the fields in which the same is chosen by name. */
export function FromSources({ doc, form }: { readonly doc: Described; readonly form: Form }) {
  const t = useWords()
  const [asked, setAsked] = useState<DescribedSource | null>(null)
  if (doc.sources === undefined) return null
  return (
    <div className={css.sources}>
      {doc.sources.map((source) => (
        <Button key={source.name} icon={<Icon name="search" size={16} />} onClick={() => setAsked(source)}>
          {t(deriveWords.from, { label: source.label })}
        </Button>
      ))}
      {asked && (
        <Suspense>
          <SourceDialog
            doc={doc}
            source={asked}
            onClose={() => setAsked(null)}
            onChoose={(id) => {
              setAsked(null)
              form.set({ [asked.by]: id })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
