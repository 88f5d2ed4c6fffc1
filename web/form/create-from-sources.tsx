import { lazy, Suspense, useState } from 'react'
import type { Described, DescribedSource } from '../../core/description/described-document.ts'
import { Button } from '../../ui/button.tsx'
import type { Values } from '../platform/data/record-values.ts'
import { sourceLines, sourcesIn } from '../platform/data/source-lines.ts'
import { useWords } from '../platform/session/use-words.ts'
import { deriveWords } from './derivation-words.ts'
import type { Form } from './form-store.ts'
import css from './create-from-sources.module.css'

/** What the form takes of a choice: its reference, or lines behind those that name sources already. */
function named(doc: Described, source: DescribedSource, form: Form, ids: readonly string[]): Values {
  const { by, into } = source
  if (into === undefined) return { [by]: ids[0] ?? null }
  return { [into.lines]: sourceLines(doc, source, ids, form.store.getState().values[into.lines] ?? null) }
}

const SourceDialog = lazy(() => import('./derivation-source-dialog.tsx'))

/** What a new record may be begun from, beside the fields in which the same is chosen by name. */
export function FromSources({ doc, form }: { readonly doc: Described; readonly form: Form }) {
  const t = useWords()
  const [asked, setAsked] = useState<DescribedSource | null>(null)
  if (doc.sources === undefined) return null
  return (
    <div className={css.sources}>
      {doc.sources.map((source) => (
        <Button key={source.name} icon="search" onClick={() => setAsked(source)}>
          {t(deriveWords.from, { label: source.label })}
        </Button>
      ))}
      {asked && (
        <Suspense>
          <SourceDialog
            doc={doc}
            source={asked}
            chosen={sourcesIn(asked, form.store.getState().values)}
            onClose={() => setAsked(null)}
            onChoose={(ids) => {
              setAsked(null)
              form.set(named(doc, asked, form, ids))
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
