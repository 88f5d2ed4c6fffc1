import { useCallback, type ReactNode } from 'react'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDescribed } from '../platform/data/use-described.ts'
import { ErrorState } from '../platform/page/error-state.tsx'
import { DescribedList } from './described-list.tsx'
import { useViews } from './views/use-list-views.ts'

interface ListPageProps {
  readonly module: string
  readonly doc: string
  /** One of the document's lists; `main` unless said. */
  readonly list?: string
  /** Where the page has several lists: what chooses among them. */
  readonly choice?: ReactNode
}

/** The standard list page of any described document. */
export default function ListPage({ module, doc: name, list: listName = 'main', choice }: ListPageProps) {
  const { data: doc, error, refetch } = useDescribed(module, name)
  // Asked for together with the description: the list opens with its usual view.
  useViews(module, name, listName)
  const list = doc?.lists.find((one) => one.name === listName) ?? doc?.lists[0]
  const retry = useCallback(() => {
    void refetch()
  }, [refetch])
  if (error && !doc)
    return (
      <Page>
        <ErrorState error={error} onRetry={retry} />
      </Page>
    )
  if (!doc || !list)
    return (
      <Page>
        <Skeleton lines={8} height={20} />
      </Page>
    )
  return <DescribedList key={`${doc.module}.${doc.name}.${list.name}`} doc={doc} list={list} choice={choice} />
}
