import type { Related, TakenFigure } from '../../core/api-types/related-documents.ts'
import type { DescribedField } from '../../core/description/described-document.ts'
import { formatNumber } from '../../core/values/decimal.ts'
import { onPage } from '../../kinds/kind-components.ts'
import { textIn } from '../platform/data/reference-names.ts'
import { PageLink } from '../platform/page/page-link.tsx'
import { useLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import { detailWords } from './words.ts'
import css from './related.module.css'

/** Documents from left to right: what a record came from, the record itself, what came of it. */
export function RelatedGraph({ related }: { readonly related: readonly Related[] }) {
  const t = useWords()
  const levels = [...new Set(related.map(({ level }) => level))].toSorted((one, other) => one - other)
  const heading = (level: number) => {
    if (level === 0) return t(detailWords.thisDocument)
    return t(level < 0 ? detailWords.sources : detailWords.followers)
  }
  return (
    <ol className={css.graph}>
      {levels.map((level) => (
        <li key={level}>
          <h4>{heading(level)}</h4>
          <ul>
            {related
              .filter((one) => one.level === level)
              .map((one) => (
                <li key={`${one.doc}${one.id}`} aria-current={level === 0 ? 'page' : undefined}>
                  <RelatedCard one={one} />
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function RelatedCard({ one }: { readonly one: Related }) {
  const lang = useLang()
  const { label, number, title, state, amount, currency, level } = one
  const path = `/doc/${one.module}/${one.doc}/${one.id}`
  const name = number || title || label
  return (
    <>
      <small>{label}</small>
      {level === 0 ? <b>{name}</b> : <PageLink to={path}>{name}</PageLink>}
      {number !== '' && title !== '' && title !== number && <span>{title}</span>}
      <span className={css.facts}>
        {state && <State {...state} />}
        {amount !== null && (
          <span className={css.amount}>{`${formatNumber(amount, 2, lang)} ${currency ?? ''}`.trim()}</span>
        )}
      </span>
    </>
  )
}

/** As its list shows it. */
function State({ label, color }: NonNullable<Related['state']>) {
  const { Cell } = onPage('dictionary')
  const field: DescribedField = {
    name: 'state',
    label: '',
    kind: 'dictionary',
    rights: { read: true, write: false },
    sortable: false,
    filter: 'none',
    numeric: false,
    options: [{ code: label, label, ...(color === undefined ? {} : { color }) }],
  }
  return <Cell value={label} field={field} text={textIn(useLang())} />
}

/** What documents of each sort have taken of a record, and what is left of it. */
export function TakenFigures({ taken }: { readonly taken: readonly TakenFigure[] }) {
  const t = useWords()
  const lang = useLang()
  const figure = (value: string, currency: string | null) =>
    `${formatNumber(value, null, lang)} ${currency ?? ''}`.trim()
  return taken.map(({ label, total, taken: used, left, percent, currency }) => (
    <dl key={label} className={css.taken} aria-label={label}>
      <div>
        <dt>{t(detailWords.whole)}</dt>
        <dd>{figure(total, currency)}</dd>
      </div>
      <div>
        <dt>{label}</dt>
        <dd>
          {figure(used, currency)} · {formatNumber(percent, 2, lang)}%
        </dd>
      </div>
      <div>
        <dt>{t(detailWords.left)}</dt>
        <dd>{figure(left, currency)}</dd>
      </div>
    </dl>
  ))
}
