import { useQuery } from '@tanstack/react-query'
import type { Described } from '../../core/description/described.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useInstance } from '../approval/decision/instance.ts'
import { isRelated, RelatedRecords, useRelated } from '../approval/decision/related.tsx'
import { http } from '../platform/http/client.ts'
import { openPage } from '../platform/page/open-page.ts'
import { useLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import { detailWords } from './words.ts'
import css from './detail.module.css'

interface Link {
  readonly module: string
  readonly doc: string
  readonly id: string
  readonly label: string
  readonly number: string | null
  readonly title: string | null
  readonly direction: 'from' | 'to'
}

/** Documents this one came from and led to, those of sub-processes among them. */
export function LinksTab({
  doc,
  id,
  procInstId,
}: {
  readonly doc: Described
  readonly id: string
  readonly procInstId: string | null
}) {
  const t = useWords()
  const lang = useLang()
  const { data, error } = useQuery({
    queryKey: ['doc', doc.module, doc.name, 'links', id, lang],
    queryFn: ({ signal }) =>
      http.get<readonly Link[]>(`/api/${doc.module}/${doc.name}/${id}/links`, { signal, quiet: true }),
  })
  const instance = useInstance(procInstId).data
  const related = useRelated(instance ?? { procInstId: '', linked: false })
  if (error && !data) return <Empty small title={error.message} />
  if (!data) return <Skeleton lines={3} />
  if (data.length === 0 && !isRelated(related)) return <Empty small title={t(detailWords.noLinks)} />
  return (
    <Card>
      <ul className={css.links}>
        {data.map((link) => {
          const path = `/doc/${link.module}/${link.doc}/${link.id}`
          return (
            <li key={path + link.direction}>
              <span aria-hidden="true">
                <Icon name={link.direction === 'from' ? 'left' : 'right'} size={14} />
              </span>
              <small>{link.label}</small>
              <a
                href={path}
                onClick={(event) => {
                  event.preventDefault()
                  openPage(path)
                }}
              >
                {link.number ?? link.title ?? link.id}
              </a>
              {link.number && link.title && link.title !== link.number && <span>{link.title}</span>}
            </li>
          )
        })}
        {isRelated(related) && <RelatedRecords related={related} />}
      </ul>
    </Card>
  )
}
