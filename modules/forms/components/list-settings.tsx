import { Select } from 'antd'
import type { List, Numbering } from '../../../core/description/document.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import { approvalTerms, baseTerms } from '../../../core/words/terms.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { InputBox } from '../../../ui/input.tsx'
import { useLang, useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { drawnAt } from './draft-fields.ts'
import type { Design } from './form-design-types.ts'
import { PrintSettings } from './print-settings.tsx'
import css from './panel.module.css'

/** What the list of the form shows and finds, how it is numbered and what is printed. */
export function ListSettings(design: Design) {
  const t = useWords()
  const lang = useLang()
  const { draft, disabled, change } = design
  const { main } = draft.doc.lists
  if (main === undefined) return null
  const set = (patch: Partial<List>) =>
    change({ ...draft, doc: { ...draft.doc, lists: { ...draft.doc.lists, main: { ...main, ...patch } } } })
  const all = columnsOf(draft, lang)
  const field = (name: string) => draft.doc.fields[name]
  const columns = all.filter(({ value }) => field(value)?.kind !== 'lines')
  const search = all.filter(({ value }) => {
    const one = field(value)
    return one === undefined ? searchable.has(value) : kindOf(one.kind).filter !== 'none'
  })
  const numbers = all.filter(({ value }) => {
    const one = field(value)
    return one !== undefined && kindOf(one.kind).numeric
  })
  const titles = all.filter(({ value }) => {
    const one = field(value)
    return one !== undefined && kindOf(one.kind).sql(one) === 'text' && one.kind !== 'yesNo'
  })
  const many = (label: string, value: readonly string[], options: typeof all, onPick: (value: string[]) => void) => (
    <label className={css.row}>
      {label}
      <Select
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        disabled={disabled}
        value={[...value]}
        options={[...options]}
        onChange={onPick}
      />
    </label>
  )
  return (
    <div className={css.settings}>
      <section className={css.card}>
        <h2>{t(words.listColumns)}</h2>
        {many(t(words.listColumns), main.columns, columns, (next) => set({ columns: next }))}
        {many(t(words.listSearch), main.search, search, (next) => set({ search: next }))}
        {many(t(words.listTotals), main.totals ?? [], numbers, (totals) => set({ totals }))}
        <label className={css.row}>
          {t(words.listSort)}
          <Select
            disabled={disabled}
            value={main.sort[0] === 'createTime' ? 'createTime' : '-createTime'}
            options={[
              { value: '-createTime', label: t(words.newest) },
              { value: 'createTime', label: t(words.oldest) },
            ]}
            onChange={(sort) => set({ sort: [sort] })}
          />
        </label>
        <label className={css.row}>
          {t(words.titleField)}
          <Select
            disabled={disabled}
            value={draft.doc.title}
            options={titles}
            onChange={(title) => change({ ...draft, doc: { ...draft.doc, title } })}
          />
        </label>
      </section>
      <NumberSettings {...design} />
      <PrintSettings {...design} />
    </div>
  )
}

const searchable: ReadonlySet<string> = new Set(['createBy', 'createTime', 'unitId', 'deptId', 'approvalStatus'])

/** Every column a list may have, by its name in the reader's language. */
function columnsOf(
  draft: FormDraft,
  lang: 'zh' | 'ru' | 'en',
): readonly { readonly value: string; readonly label: string }[] {
  const engine = {
    unitId: baseTerms.unitId,
    deptId: baseTerms.deptId,
    createName: baseTerms.createName,
    createTime: baseTerms.createTime,
    remark: baseTerms.remark,
    ...(draft.doc.approval === undefined
      ? {}
      : { approvalStatus: approvalTerms.approvalStatus, currentHandlers: approvalTerms.currentHandlers }),
  }
  return [
    ...Object.keys(draft.doc.fields).map((name) => {
      const drawn = drawnAt(draft, name)
      return { value: name, label: drawn?.label[lang] || drawn?.label.zh || name }
    }),
    ...Object.entries(engine).map(([value, label]) => ({ value, label: label[lang] })),
  ]
}

function NumberSettings({ draft, disabled, change }: Design) {
  const t = useWords()
  const { number } = draft.doc
  const own = Object.entries(draft.doc.fields).find(([, { kind }]) => kind === 'autoNumber')?.[0]
  const set = (next: Numbering, about?: string) => change({ ...draft, doc: { ...draft.doc, number: next } }, about)
  const now = number ?? (own === undefined ? null : { field: own, pattern: '', resetBy: 'month' as const })
  const resets = {
    year: words.resetYear,
    month: words.resetMonth,
    day: words.resetDay,
    never: words.resetNever,
  } as const
  return (
    <section className={css.card}>
      <h2>{t(words.numbering)}</h2>
      {now === null ? (
        <p className={css.note}>{t(words.numberNone)}</p>
      ) : (
        <>
          <label className={css.row}>
            {t(words.pattern)}
            <InputBox
              value={now.pattern}
              maxLength={50}
              disabled={disabled}
              onChange={(text) => set({ ...now, pattern: text }, 'pattern')}
            />
          </label>
          <label className={css.row}>
            {t(words.resetBy)}
            <Select
              value={now.resetBy}
              disabled={disabled}
              options={(['year', 'month', 'day', 'never'] as const).map((value) => ({
                value,
                label: t(resets[value]),
              }))}
              onChange={(resetBy) => set({ ...now, resetBy })}
            />
          </label>
          <p className={css.note}>{t(words.patternNote, {})}</p>
        </>
      )}
    </section>
  )
}
