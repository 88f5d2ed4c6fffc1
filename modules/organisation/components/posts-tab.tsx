import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import {
  http,
  newKey,
  NewRecord,
  ErrorState,
  useCan,
  useLang,
  useWords,
  type DetailTabProps,
} from '../../../web/module-api.ts'
import { peopleWords as words } from '../words/people.ts'
import { tabWords } from '../words/tabs.ts'
import { renewPeople } from './change-person-status.tsx'
import css from './rights-tab.module.css'

interface PostRow {
  readonly id: string
  readonly place: string
  readonly postName: string
}

/** The posts a person holds beside his main one; any of them can become the main one. */
export default function PostsTab({ record }: DetailTabProps) {
  const t = useWords()
  const lang = useLang()
  const editsPeople = useCan('yhgl-bj')
  const addsPosts = useCan('yhgw-xz')
  const canEdit = editsPeople && addsPosts
  const [adding, setAdding] = useState(false)
  const id = String(record.id)
  const { data, error, refetch } = useQuery({
    queryKey: ['tree', 'posts', id, lang],
    queryFn: ({ signal }) =>
      http.get<readonly PostRow[]>('/api/system/organisation/posts', { query: { userId: id }, signal, quiet: true }),
  })
  const run = (work: () => Promise<unknown>) => {
    work()
      .then(
        () => toast.success(t(words.done)),
        (failure: unknown) => toast.error(failure instanceof Error ? failure.message : String(failure)),
      )
      .finally(renewPeople)
  }
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={3} />
  return (
    <Card
      flush
      title={t(tabWords.posts)}
      extra={
        canEdit && (
          <Button size="small" icon="plus" onClick={() => setAdding(true)}>
            {t(words.addPost)}
          </Button>
        )
      }
    >
      {data.length === 0 && <Empty small title={t(words.noPosts)} />}
      <ul className={css.posts}>
        {data.map((post) => (
          <li key={post.id}>
            <span>
              <b>{post.postName}</b> · {post.place}
            </span>
            {canEdit && (
              <Button
                size="small"
                onClick={() =>
                  run(() =>
                    http.post('/api/system/organisation/mainPost', { id: post.id }, { key: newKey(), quiet: true }),
                  )
                }
              >
                {t(words.makeMain)}
              </Button>
            )}
            {canEdit && (
              <Button
                size="small"
                danger
                onClick={() => run(() => http.del(`/api/base/userPost/${post.id}`, { quiet: true }))}
              >
                {t(words.removePost)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {adding && (
        <Dialog open careful title={t(words.addPost)} width={640} onClose={() => setAdding(false)}>
          <Suspense fallback={<Skeleton lines={4} />}>
            <NewRecord
              module="base"
              name="userPost"
              start={{ key: `of.${id}`, values: { userId: id, isMain: '0' } }}
              onCancel={() => setAdding(false)}
              onSaved={() => {
                setAdding(false)
                renewPeople()
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </Card>
  )
}
