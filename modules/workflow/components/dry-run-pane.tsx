import { useQuery } from '@tanstack/react-query'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import { type NodeNames, type Template, TrialPane, type TriedStep } from '../../../web/module-api-flow.ts'
import { http, type Values } from '../../../web/module-api.ts'
import { ReplayPane } from './replay-pane.tsx'
import css from './panel.module.css'

const newest = { page: 1, size: 50, sort: '-createTime', parameters: {} }

interface TryPaneProps {
  readonly definition: FlowDefinition
  readonly template: Template
  readonly names: NodeNames
}

/**
 * A dry run of the drawing over one of the documents the reader may see, or one imagined, and over the finished ones.
 */
export function TryPane({ definition, template, names }: TryPaneProps) {
  const { process, module, thing, fields } = template
  const at = `/api/workflow/template/${process}`
  const records = useQuery({
    queryKey: ['flow', 'tried', module, thing],
    retry: false,
    queryFn: ({ signal }) =>
      http.post<{ content: readonly Values[] }>(`/api/${module}/${thing}/page`, newest, { signal, quiet: true }),
  })
  const options = (records.data?.content ?? []).map((row) => ({ value: String(row.id), label: nameOf(row) }))
  return (
    <div className={css.panel}>
      <TrialPane
        definition={definition}
        fields={fields}
        names={names}
        documents={{ options, loading: records.isLoading }}
        onTry={(trial, signal) =>
          http.post<readonly TriedStep[]>(`${at}/try`, { definition, ...trial }, { signal, quiet: true })
        }
      />
      <ReplayPane process={process} definition={definition} />
    </div>
  )
}

/** The number and title of a record, whatever its document calls them. */
function nameOf(row: Values): string {
  const said = Object.entries(row).filter(
    ([name, value]) => typeof value === 'string' && /(no|number|name|title)$/i.test(name),
  )
  const texts = said.flatMap(([name, value]) => (name === 'createName' || name === 'updateName' ? [] : [String(value)]))
  return texts.slice(0, 2).join(' ') || String(row.id)
}
