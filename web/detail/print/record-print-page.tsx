import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { Described } from '../../../core/description/described-document.ts'
import { linesIn } from '../../../core/values/sub-table-lines.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { toast } from '../../../ui/toast.ts'
import type { Instance } from '../../approval/decision/approval-instance-queries.ts'
import { verbLabel } from '../../approval/decision/verb-label.ts'
import { titleOf } from '../../platform/data/record-title.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useStamp } from '../../platform/data/use-time-format.ts'
import { http } from '../../platform/http/client.ts'
import { keepFile } from '../../platform/http/download.ts'
import { useSession } from '../../platform/session/session.ts'
import { say, useWords } from '../../platform/session/use-words.ts'
import { useHidden } from '../use-hidden-fields.ts'
import { detailWords } from '../words.ts'
import './record-sheet.css'
import { printWords as words } from './words.ts'

/** Whose paper it is, and what it is. */
interface Head {
  readonly owner: string
  readonly title: string
}

interface RecordSheetProps {
  readonly doc: Described
  readonly record: Values
  readonly instance: Instance | null
  readonly onDone: () => void
}

/**
 * The whole record as wide as A4 between its margins, out of sight: fields, lines and decisions. Saved as a PDF once it
 * stands.
 */
export default function RecordSheet({ doc, record, instance, onDone }: RecordSheetProps) {
  const t = useWords()
  const stamp = useStamp()
  const { user, lang } = useSession()
  const text = textIn(lang)
  const hidden = useHidden(doc, record)
  const [now] = useState(() => Date.now())
  const sheet = useRef<HTMLElement>(null)
  const name = titleOf(doc, record, lang)
  const head = useSavedSheet(doc, record, sheet, onDone)
  const shown = (names: readonly string[]) =>
    names
      .map((name) => fieldNamed(doc.fields, name))
      .filter((field) => field !== undefined && !hidden.has(field.name) && field.kind !== 'lines')
  return createPortal(
    <article ref={sheet} className="amur-sheet" aria-hidden="true" inert>
      <header>
        <small>{head?.owner}</small>
        <h1>{head?.title}</h1>
        <p>{name}</p>
      </header>
      {doc.form.map(
        (group) =>
          shown(group.fields).length > 0 && (
            <section key={group.name}>
              <h2>{group.label}</h2>
              <dl>
                {shown(group.fields).map((field) => {
                  if (!field) return null
                  const { Cell } = onPage(field.kind)
                  return (
                    <div key={field.name}>
                      <dt>{field.label}</dt>
                      <dd>
                        <Cell value={record[field.name] ?? null} field={field} text={text} />
                      </dd>
                    </div>
                  )
                })}
              </dl>
            </section>
          ),
      )}
      {doc.fields
        .filter(({ kind, name }) => kind === 'lines' && !hidden.has(name))
        .map((field) => (
          <section key={field.name}>
            <h2>{field.label}</h2>
            <table>
              <thead>
                <tr>
                  {field.columns?.map((column) => (
                    <th key={column.name}>{column.label}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {linesIn(record[field.name] ?? null).map((line, at) => (
                  <tr key={at}>
                    {field.columns?.map((column) => {
                      const { Cell } = onPage(column.kind)
                      return (
                        <td key={column.name} className={column.numeric ? 'figure' : undefined}>
                          <Cell value={line[column.name] ?? null} field={column} text={text} />
                        </td>
                      )
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      {instance && <Decisions instance={instance} />}
      <footer>{t(detailWords.printed, { time: stamp(now), name: user.userName })}</footer>
    </article>,
    document.body,
  )
}

function Decisions({ instance }: { readonly instance: Instance }) {
  const t = useWords()
  const stamp = useStamp()
  return (
    <section>
      <h2>{t(detailWords.approval)}</h2>
      <table>
        <tbody>
          {instance.tasks
            .filter(({ result }) => result !== null)
            .map((task) => (
              <tr key={task.taskId}>
                <td>{task.nodeLabel}</td>
                <td>{task.assigneeName}</td>
                <td>{t(verbLabel(task.result ?? ''))}</td>
                <td>{task.opinion}</td>
                <td>{task.closedAt === null ? '' : stamp(task.closedAt)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}

/** Saves the sheet as a PDF once its head is read and its fonts are there; answers the head. */
function useSavedSheet(doc: Described, record: Values, sheet: RefObject<HTMLElement | null>, onDone: () => void) {
  const { lang } = useSession()
  const name = titleOf(doc, record, lang)
  const { data: head, error } = useQuery({
    queryKey: ['doc', doc.module, doc.name, 'print head', record.id, lang],
    queryFn: ({ signal }) =>
      http.get<Head>(`/api/${doc.module}/${doc.name}/${String(record.id)}/print/head`, { signal, quiet: true }),
  })
  useEffect(() => {
    if (head === undefined && error === null) return
    const save = async () => {
      if (error !== null) throw error
      await document.fonts.ready
      const { pagePdf } = await import('./print-page-to-pdf.ts')
      if (sheet.current) keepFile(await pagePdf(sheet.current, name), `${name}.pdf`)
    }
    save()
      .then(
        () => toast.success(say(words.made)),
        () => toast.error(say(words.failed)),
      )
      .finally(onDone)
  }, [name, onDone, head, error, sheet])
  return head
}
