import { useQuery } from '@tanstack/react-query'
import type { Described } from '../../core/description/described-document.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useStamp } from '../platform/data/use-time-format.ts'
import { http } from '../platform/http/client.ts'
import { useLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import { detailWords } from './words.ts'
import css from './detail.module.css'

interface LogLine {
  readonly at: number
  readonly personName: string
  readonly verb: string
  readonly label: string
  readonly changes?: readonly {
    readonly field: string
    readonly label: string
    readonly before: string
    readonly after: string
  }[]
}

interface LogTabProps {
  readonly doc: Described
  readonly id: string
  /** The log is read again when the record has a newer version. */
  readonly ver: number
}

/** Who did what to the record and which values it changed. */
export function LogTab({ doc, id, ver }: LogTabProps) {
  const t = useWords()
  const stamp = useStamp()
  const lang = useLang()
  const { data, error } = useQuery({
    queryKey: ['doc', doc.module, doc.name, 'log', id, ver, lang],
    queryFn: ({ signal }) =>
      http.get<readonly LogLine[]>(`/api/${doc.module}/${doc.name}/${id}/log`, { signal, quiet: true }),
  })
  if (error && !data) return <Empty small title={error.message} />
  if (!data) return <Skeleton lines={4} />
  if (data.length === 0) return <Empty small title={t(detailWords.noLog)} />
  return (
    <Card>
      <ol className={css.log}>
        {data.map((line, at) => (
          <li key={`${line.at}-${at}`}>
            <time>{stamp(line.at)}</time>
            <div>
              <b>{line.personName}</b> {line.label}
              {told(line).length > 0 && (
                <ul>
                  {told(line).map((change) => (
                    <li key={change.field}>
                      <span>{change.label}</span> <del>{change.before || '—'}</del> → <ins>{change.after || '—'}</ins>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The changes that read as changes: a value whose text is the same before and after tells nobody anything. */
function told({ changes = [] }: LogLine) {
  return changes.filter(({ before, after }) => before !== after)
}
