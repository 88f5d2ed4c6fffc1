import type { FormDraft } from '../../../core/form-design/draft.ts'
import { formChangeWords, type FormChange, type FormPlan } from '../../../core/form-design/publish-plan.ts'
import { useLang, useWords } from '../../../web/module-api.ts'
import { formsWords as words } from '../words/form-list-and-publishing.ts'
import { drawnAt } from './draft-fields.ts'
import css from './panel.module.css'

interface PublishChangesProps {
  readonly plan: FormPlan
  readonly draft: FormDraft
  readonly published: FormDraft | null
}

const sorts = ['blocks', 'narrows', 'adds'] as const

/** What publishing will change in the form that is in force. */
export function PublishChanges({ plan, draft, published }: PublishChangesProps) {
  const t = useWords()
  const lang = useLang()
  const named = (path: string) => {
    const drawn = drawnAt(draft, path) ?? (published === null ? null : drawnAt(published, path))
    return drawn?.label[lang] || drawn?.label.zh || path
  }
  const text = ({ code, field, rows, lost, params }: FormChange) =>
    t(formChangeWords[code], { ...params, field: named(field), rows, lost })
  return (
    <div className={css.changes}>
      {published !== null && <p className={css.note}>{t(words.planRows, { n: plan.rows })}</p>}
      {plan.changes.length === 0 && <p>{t(words.planNothing)}</p>}
      {sorts.map((sort) => {
        const changes = plan.changes.filter((change) => change.sort === sort)
        return (
          changes.length > 0 && (
            <section key={sort}>
              <h3>{t(words[sort])}</h3>
              <ul>
                {changes.map((change) => (
                  <li key={`${change.code} ${change.field}`} data-sort={sort}>
                    {text(change)}
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}
