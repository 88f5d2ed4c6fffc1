import type { DescribedDiagram } from '../../../core/description/described-document.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'

/** The diagrams of a document's records whose pages the caller may open. */
export function describedDiagrams({ running, actor, lang }: Ctx, doc: AnyDocument): readonly DescribedDiagram[] {
  const pages = running.modules.flatMap((module) => module.pages)
  return running.modules
    .flatMap(({ diagrams = [] }) => diagrams)
    .filter(({ of, needs }) => of === `${doc.module}.${doc.name}` && actor.permissions.has(needs))
    .flatMap(({ module, name, label, where }) => {
      const page = pages.find(({ diagram }) => diagram === `${module}.${name}`)
      return page === undefined
        ? []
        : [{ label: label[lang], path: page.path, ...(where === undefined ? {} : { where }) }]
    })
}
