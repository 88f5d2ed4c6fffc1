import { useQuery } from '@tanstack/react-query'
import type { RelatedDocuments } from '../../core/api-types/related-documents.ts'
import type { Described } from '../../core/description/described-document.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useInstance } from '../approval/decision/approval-instance-queries.ts'
import { isRelated, RelatedRecords, useRelated } from '../approval/decision/related-approvals.tsx'
import { http } from '../platform/http/client.ts'
import { useLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import { RelatedGraph, TakenFigures } from './related-graph.tsx'
import { detailWords } from './words.ts'
import css from './detail.module.css'

/** Documents this one came from and led to, those of sub-processes among them. */
export function RelatedDocumentsTab({
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
      http.get<RelatedDocuments>(`/api/${doc.module}/${doc.name}/${id}/links`, { signal, quiet: true }),
  })
  const instance = useInstance(procInstId).data
  const related = useRelated(instance ?? { procInstId: '', linked: false })
  if (error && !data) return <Empty small title={error.message} />
  if (!data) return <Skeleton lines={3} />
  const alone = data.related.every(({ level }) => level === 0)
  if (alone && data.taken.length === 0 && !isRelated(related)) return <Empty small title={t(detailWords.noLinks)} />
  return (
    <Card>
      <TakenFigures taken={data.taken} />
      {!alone && <RelatedGraph related={data.related} />}
      {isRelated(related) && (
        <ul className={css.links}>
          <RelatedRecords related={related} />
        </ul>
      )}
    </Card>
  )
}
