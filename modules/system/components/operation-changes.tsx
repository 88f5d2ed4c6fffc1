import { useQuery } from '@tanstack/react-query'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { http, useLang, useWords } from '../../../web/module-api.ts'
import { logWords as words } from '../words/logs.ts'
import css from './log-drawer.module.css'

interface Past {
  readonly extras: readonly { readonly label: string; readonly value: string }[]
  readonly unscoped: string | null
  readonly hash: string | null
  readonly changes: readonly {
    readonly field: string
    readonly label: string
    readonly before: string
    readonly after: string
  }[]
}

/** What an operation changed, value by value, and its hash in the chain. */
export function OperationPast({ id }: { readonly id: string }) {
  const t = useWords()
  const lang = useLang()
  const { data, error } = useQuery({
    queryKey: ['call', 'operation', id, lang],
    staleTime: 30_000,
    queryFn: ({ signal }) => http.get<Past>(`/api/system/operationLog/${id}`, { signal, quiet: true }),
  })
  if (error && !data) return <Empty small title={error.message} />
  if (!data) return <Skeleton lines={4} />
  return (
    <>
      <h3 className={css.head}>{t(words.changes)}</h3>
      {data.changes.length === 0 ? (
        <p className={css.quiet}>{t(words.noChanges)}</p>
      ) : (
        <table className={css.changes}>
          <thead>
            <tr>
              <th scope="col">{t(words.field)}</th>
              <th scope="col">{t(words.before)}</th>
              <th scope="col">{t(words.after)}</th>
            </tr>
          </thead>
          <tbody>
            {data.changes.map(({ field, label, before, after }) => (
              <tr key={field}>
                <td>{label}</td>
                <td>{before === '' ? <span className={css.quiet}>{t(words.empty)}</span> : <del>{before}</del>}</td>
                <td>{after === '' ? <span className={css.quiet}>{t(words.empty)}</span> : <ins>{after}</ins>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data.extras.length > 0 && (
        <>
          <h3 className={css.head}>{t(words.more)}</h3>
          <dl className={css.facts}>
            {data.extras.map(({ label, value }, at) => (
              <div key={at}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {data.unscoped !== null && (
        <>
          <h3 className={css.head}>{t(words.unscoped)}</h3>
          <p>
            {t(words.unscopedNote)}
            {data.unscoped}
          </p>
        </>
      )}
      {data.hash !== null && (
        <>
          <h3 className={css.head}>{t(words.hash)}</h3>
          <p className={css.hash}>{data.hash}</p>
        </>
      )}
    </>
  )
}
