import { lazy, Suspense, useMemo } from 'react'
import { PageLink } from '../platform/page/page-link.tsx'
import { detailLinksOf } from './detail-link-registry.ts'
import type { DetailTabProps } from './detail-tab-registry.ts'

/** The links that modules added to this document, and the diagrams that its record has. */
export function AddedLinks({ doc, record }: DetailTabProps) {
  const links = useMemo(
    () => detailLinksOf(`${doc.module}.${doc.name}`).map(({ key, load }) => ({ key, Link: lazy(load) })),
    [doc.module, doc.name],
  )
  const diagrams = (doc.diagrams ?? []).filter(
    ({ where }) => where === undefined || where.codes.includes(String(record[where.field] ?? '')),
  )
  return (
    <>
      {diagrams.map(({ label, path }) => (
        <PageLink key={path} to={`${path}?of=${String(record['id'])}`}>
          {label}
        </PageLink>
      ))}
      {links.map(({ key, Link }) => (
        <Suspense key={key}>
          <Link doc={doc} record={record} />
        </Suspense>
      ))}
    </>
  )
}
