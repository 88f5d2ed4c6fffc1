import { Segmented, Select } from 'antd'
import type { PrintLayout, PrintSection } from '../../../core/description/document.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { useLang, useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { drawnAt } from './draft-fields.ts'
import type { Design } from './form-design-types.ts'
import css from './panel.module.css'

/** What is printed: the form as it is laid out, or parts of its groups. */
export function PrintSettings({ draft, disabled, change }: Design) {
  const t = useWords()
  const lang = useLang()
  const { print, ...unprinted } = draft.doc
  const put = (next: PrintLayout | null) =>
    change({ ...draft, doc: next === null ? unprinted : { ...unprinted, print: next } })
  const whole = (): PrintLayout => ({
    sections: draft.doc.form.map(({ name, fields }) => ({ group: name, fields, columns: 2 as const })),
  })
  const sections = print?.sections ?? []
  const set = (section: PrintSection, patch: Partial<PrintSection>) =>
    put({ sections: sections.map((one) => (one === section ? { ...one, ...patch } : one)) })
  const options = (names: readonly string[]) =>
    names.map((name) => {
      const drawn = drawnAt(draft, name)
      return { value: name, label: drawn?.label[lang] || drawn?.label.zh || name }
    })
  return (
    <section className={css.card}>
      <h2>{t(words.print)}</h2>
      <Segmented
        block
        disabled={disabled}
        value={print === undefined ? 'whole' : 'own'}
        options={[
          { value: 'whole', label: t(words.printWhole) },
          { value: 'own', label: t(words.printOwn) },
        ]}
        onChange={(way) => put(way === 'own' ? whole() : null)}
      />
      {sections.map((section) => {
        const group = draft.doc.form.find(({ name }) => name === section.group)
        const money = section.fields.filter((name) => {
          const field = draft.doc.fields[name]
          return field !== undefined && (field.kind === 'money' || field.kind === 'currency')
        })
        return (
          <div key={section.group} className={css.row}>
            <h3>{draft.words.groups[section.group]?.[lang] || section.group}</h3>
            <label className={css.row}>
              {t(words.printFields)}
              <Select
                mode="multiple"
                disabled={disabled}
                value={[...section.fields]}
                options={options(
                  (group?.fields ?? []).filter((name) => {
                    const field = draft.doc.fields[name]
                    return field === undefined || kindOf(field.kind).name !== 'image'
                  }),
                )}
                onChange={(fields: string[]) => set(section, { fields })}
              />
            </label>
            {money.length > 0 && (
              <label className={css.row}>
                {t(words.printWords)}
                <Select
                  mode="multiple"
                  disabled={disabled}
                  value={[...(section.inWords ?? [])]}
                  options={options(money)}
                  onChange={(inWords: string[]) => set(section, { inWords })}
                />
              </label>
            )}
            <div className={css.row}>
              <span>{t(words.printColumns)}</span>
              <Segmented<1 | 2>
                size="small"
                disabled={disabled}
                value={section.columns ?? 2}
                options={[1, 2]}
                onChange={(columns) => set(section, { columns })}
              />
            </div>
          </div>
        )
      })}
    </section>
  )
}
