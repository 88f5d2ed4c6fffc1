import { useQuery } from '@tanstack/react-query'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type DetailTabProps, http, openPage, ErrorState, useWords, type Values } from '../../../web/module-api.ts'
import { menuWords as words } from '../words/menu-page.ts'
import css from './access.module.css'

/** The permission codes that stand under a menu entry. */
export default function MenuElements({ record }: DetailTabProps) {
  const t = useWords()
  const id = String(record.id)
  const { data, error, refetch } = useQuery({
    queryKey: ['rights', 'elements', id],
    queryFn: ({ signal }) =>
      http.post<{ content: readonly Values[] }>(
        '/api/base/permission/page',
        { page: 1, size: 200, parameters: { menuId: id } },
        { signal, quiet: true },
      ),
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} height={20} />
  return (
    <div className={css.answer}>
      <p className={css.place}>{t(words.elementsNote)}</p>
      {data.content.length === 0 ? (
        <Empty small title={t(words.noElements)} />
      ) : (
        <ul className={css.lines}>
          {data.content.map((one) => (
            <li key={String(one.id)}>
              <a
                href={`/doc/base/permission/${String(one.id)}`}
                onClick={(event) => {
                  event.preventDefault()
                  openPage(`/doc/base/permission/${String(one.id)}`)
                }}
              >
                {String(one.ppeName)} <code>{String(one.ppeValue)}</code>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
