import type { Described, DescribedField } from '../../core/description/described-document.ts'
import { same } from '../../core/values/same-value.ts'
import { onPage } from '../../kinds/kind-components.ts'
import { SummaryStrip } from '../approval/decision/summary-strip.tsx'
import { titleOf } from '../platform/data/record-title.ts'
import type { Values } from '../platform/data/record-values.ts'
import { textIn } from '../platform/data/reference-names.ts'
import { fieldNamed } from '../platform/data/use-described.ts'
import { useRecord } from '../platform/data/use-record.ts'
import { useLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import { detailWords } from './words.ts'
import css from './detail.module.css'

interface DecisionSubjectProps {
  readonly doc: Described
  readonly record: Values
  /** What the decisions say they are about. */
  readonly names: readonly string[]
}

/**
 * What somebody decides on, above everything else; another record of the same sort that it is held against stands
 * beside it.
 */
export function DecisionSubject({ doc, record, names }: DecisionSubjectProps) {
  const twin = names
    .map((name) => fieldNamed(doc.fields, name))
    .find((field) => field?.to === `${doc.module}.${doc.name}` && typeof record[field.name] === 'string')
  if (twin === undefined) return <SummaryStrip doc={doc} record={record} names={names} />
  return <Compared doc={doc} record={record} twin={twin} names={names.filter((name) => name !== twin.name)} />
}

interface ComparedProps extends DecisionSubjectProps {
  /** The field that says which other record it is. */
  readonly twin: DescribedField
}

/** Two records side by side, field by field; where they differ is marked. */
function Compared({ doc, record, twin, names }: ComparedProps) {
  const t = useWords()
  const lang = useLang()
  const found = useRecord(doc, String(record[twin.name])).data?.record
  const wanted = [...names, doc.stateField, 'createTime', 'createBy'].map((name) =>
    name === null ? undefined : fieldNamed(doc.fields, name),
  )
  const fields = wanted.filter((field): field is DescribedField => field !== undefined)
  if (found === undefined) return <SummaryStrip doc={doc} record={record} names={names} />
  return (
    <div className={css.compared} role="region" tabIndex={0} aria-label={twin.label}>
      <table>
        <thead>
          <tr>
            <th />
            <th>
              {t(detailWords.thisOne)} {titleOf(doc, record, lang)}
            </th>
            <th>
              {twin.label} <Shown field={twin} record={record} />
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr
              key={field.name}
              className={same(record[field.name] ?? null, found[field.name] ?? null) ? undefined : css.differs}
            >
              <th scope="row">{field.label}</th>
              {[record, found].map((one, at) => (
                <td key={at}>
                  <Shown field={field} record={one} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Shown({ field, record }: { readonly field: DescribedField; readonly record: Values }) {
  const text = textIn(useLang())
  const { Cell } = onPage(field.kind)
  return (
    <>
      <Cell value={record[field.name] ?? null} field={field} text={text} />
      {typeof field.in === 'string' && <> {String(record[field.in] ?? '')}</>}
    </>
  )
}
