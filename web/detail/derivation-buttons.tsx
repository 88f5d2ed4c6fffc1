import type { Described } from '../../core/description/described-document.ts'
import { Button } from '../../ui/button.tsx'
import type { OneRecord } from '../platform/data/use-record.ts'
import { openPage } from '../platform/page/page-navigation.ts'

/** What may be made from the record now: each opens the form of a new one, filled from it. */
export function DerivationButtons({ doc, one }: { readonly doc: Described; readonly one: OneRecord }) {
  const open = (doc.derivations ?? []).filter(({ name }) => one.derives?.includes(name))
  return open.map(({ name, module, document, by, into, label }) => (
    <Button
      key={name}
      icon="plus"
      onClick={() => openPage(`/doc/${module}/${document}/new?${into ?? by}=${String(one.record.id)}`)}
    >
      {label}
    </Button>
  ))
}
