import { lazy, Suspense, useMemo } from 'react'
import type { Described } from '../../core/description/described-document.ts'
import { listLinksOf } from './list-link-registry.ts'

/** The links that modules added to the lists of this document. */
export function AddedLinks({ doc: { module, name } }: { readonly doc: Pick<Described, 'module' | 'name'> }) {
  const links = useMemo(
    () => listLinksOf(`${module}.${name}`).map(({ key, load }) => ({ key, Link: lazy(load) })),
    [module, name],
  )
  return links.map(({ key, Link }) => (
    <Suspense key={key}>
      <Link />
    </Suspense>
  ))
}
