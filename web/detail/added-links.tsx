import { lazy, Suspense, useMemo } from 'react'
import { detailLinksOf } from './detail-links.ts'
import type { DetailTabProps } from './detail-tabs.ts'

/** The links that modules added to this document. */
export function AddedLinks({ doc, record }: DetailTabProps) {
  const links = useMemo(
    () => detailLinksOf(`${doc.module}.${doc.name}`).map(({ key, load }) => ({ key, Link: lazy(load) })),
    [doc.module, doc.name],
  )
  return links.map(({ key, Link }) => (
    <Suspense key={key}>
      <Link doc={doc} record={record} />
    </Suspense>
  ))
}
