import type { ReactNode } from 'react'
import type { Described } from '../../core/description/described-document.ts'
import type { Words } from '../../core/values/language.ts'
import { onPage } from '../../kinds/kind-components.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import type { Tone } from '../../ui/status-tone.ts'
import type { Instance } from '../approval/decision/approval-instance-queries.ts'
import { approvalWords } from '../approval/decision/words.ts'
import { titleOf, titleText } from '../platform/data/record-title.ts'
import type { Values } from '../platform/data/record-values.ts'
import { isNamed, textIn } from '../platform/data/reference-names.ts'
import { stateFields } from '../platform/data/state-fields.ts'
import { useStamp } from '../platform/data/use-time-format.ts'
import { useLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import { detailWords } from './words.ts'

interface RecordHeaderProps {
  readonly doc: Described
  readonly record: Values
  readonly instance: Instance | null
  /** What the record waits for. */
  readonly waits?: readonly string[]
  readonly actions: ReactNode
}

/** Number, state, who made it and with whom it is. */
export function RecordHeader({ doc, record, instance, waits = [], actions }: RecordHeaderProps) {
  const t = useWords()
  const stamp = useStamp()
  const lang = useLang()
  const text = textIn(lang)
  const marks = marksOf(record, instance)
  const title = titleText(doc, record, lang)
  const waiting = record.approvalStatus === '1' ? whoIsAsked(instance, t(detailWords.and)) : []
  const notes = [
    title !== '' && title !== titleOf(doc, record, lang) ? title : doc.label,
    record.createName
      ? t(detailWords.created, {
          name: isNamed(lang, 'person', String(record.createBy))
            ? text.name('person', String(record.createBy))
            : String(record.createName),
          time: typeof record.createTime === 'number' ? stamp(record.createTime, 'minute') : '',
        })
      : '',
    waiting.length > 0 ? t(detailWords.handlers, { steps: waiting.join(t(detailWords.semicolon)) }) : '',
    ...waits,
  ]
  return (
    <PageHeader
      title={titleOf(doc, record, lang)}
      note={notes.filter(Boolean).join('  ·  ')}
      actions={actions}
      tags={[
        ...stateFields(doc, record).map((field) => {
          const { Cell } = onPage(field.kind)
          return <Cell key={field.name} value={record[field.name] ?? null} field={field} text={text} />
        }),
        ...marks.map(({ words, tone }) => (
          <StatusTag key={words.en} tone={tone}>
            {t(words)}
          </StatusTag>
        )),
      ]}
    />
  )
}

/** Each place where it stands, with the people whose decision is open there now. */
function whoIsAsked(instance: Instance | null, and: string): readonly string[] {
  return (instance?.nodes ?? [])
    .filter(({ state }) => state === 'current' || state === 'blocked')
    .map(({ key, label }) => {
      const open = instance?.tasks.filter(({ node, result }) => node === key && result === null) ?? []
      return `${label} ${[...new Set(open.map(({ assigneeName }) => assigneeName))].join(and)}`.trim()
    })
}

/** What the codes of a status do not say: it came back, its clock stands still, it was put away. */
function marksOf(record: Values, instance: Instance | null): readonly { readonly words: Words; readonly tone: Tone }[] {
  const last = instance?.log.at(-1)?.verb
  const returned = instance?.status === '0' && last === 'reject'
  const refused = instance?.status === '4' && last === 'refuse'
  return [
    ...(returned ? [{ words: approvalWords.returned, tone: 'bad' as const }] : []),
    ...(refused ? [{ words: approvalWords.refusedMark, tone: 'bad' as const }] : []),
    ...(instance?.suspended ? [{ words: approvalWords.suspended, tone: 'warn' as const }] : []),
    ...(record.archived === '1' ? [{ words: approvalWords.archived, tone: 'quiet' as const }] : []),
  ]
}
