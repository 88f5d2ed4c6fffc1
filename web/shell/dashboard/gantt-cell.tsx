import { useCallback } from 'react'
import type { CellInfo } from '../../../core/api-types/dashboard.ts'
import { asked, withoutOpen } from '../../../core/api-types/list-conditions-of-report.ts'
import { addressOf } from '../../list/filters/filter-address.ts'
import Gantt from '../../list/gantt/gantt.tsx'
import type { Values } from '../../platform/data/record-values.ts'
import { useDescribed } from '../../platform/data/use-described.ts'
import { ErrorState } from '../../platform/page/error-state.tsx'
import { openPage } from '../../platform/page/page-navigation.ts'
import { EmptyWidget } from '../home-page/empty-widget.tsx'
import { WidgetQueryStates } from '../home-page/widget-query-states.tsx'
import { CellCard } from './cell-card.tsx'
import { useInSight } from './cell-visibility.ts'
import css from './gantt-cell.module.css'

type Cell = Extract<CellInfo, { kind: 'gantt' }>

/** The records of a list as bars over time; its head opens the list as the same chart. */
export function GanttCell({ cell, values }: { readonly cell: Cell; readonly values: Values }) {
  const { module, name, list, label, opens, empty } = cell
  const filters = asked(withoutOpen(cell.with, values), values)
  const described = useDescribed(module, name)
  const inSight = useInSight()
  const gantt = described.data?.lists.find((one) => one.name === list)?.views?.gantt
  const conditions = addressOf({ param: '', filters })
  const onOpen = useCallback((row: Values) => openPage(`/doc/${module}/${name}/${String(row['id'])}`), [module, name])
  return (
    <CellCard label={label} opens={`${opens}?as=gantt${conditions === '' ? '' : `&${conditions}`}`}>
      <WidgetQueryStates query={described} lines={8}>
        {(doc) =>
          gantt === undefined ? (
            <EmptyWidget said={empty} />
          ) : (
            <div className={css.room}>
              {inSight && (
                <Gantt
                  doc={doc}
                  gantt={gantt}
                  topic={['doc', module, name]}
                  query={{ list, param: '', filters, sort: [] }}
                  onOpen={onOpen}
                  actions={nothing}
                  moves={null}
                  work={null}
                  empty={<EmptyWidget said={empty} />}
                  failed={(error, retry) => <ErrorState error={error} onRetry={retry} />}
                  label={label}
                  onTotal={nothing}
                />
              )}
            </div>
          )
        }
      </WidgetQueryStates>
    </CellCard>
  )
}

/** A bar of a dashboard is opened and nothing else. */
function nothing(): null {
  return null
}
