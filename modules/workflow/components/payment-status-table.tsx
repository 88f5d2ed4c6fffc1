import { useQuery } from '@tanstack/react-query'
import type { Status } from '../../../core/approval/state.ts'
import { statusNames } from '../../../core/approval/status-and-action-names.ts'
import type { Described } from '../../../core/description/described-document.ts'
import { add, formatNumber } from '../../../core/values/decimal.ts'
import { minuteMs } from '../../../core/values/duration.ts'
import { http, useLang, useWords, type Values } from '../../../web/module-api.ts'
import { monitorWords as words } from '../words/monitor.ts'
import css from './process-statistics.module.css'

export interface FundsCell {
  readonly approval: Status
  readonly state: string | null
  readonly count: number
  readonly sum: string | null
}

export interface FundsDocument {
  readonly module: string
  readonly thing: string
  readonly label: string
  readonly stateField: string | null
  readonly cells: readonly FundsCell[]
}

/** The figure pressed: which documents it counts. */
export interface FundsChoice {
  readonly module: string
  readonly thing: string
  readonly title: string
  readonly fixed: Values
}

interface FundsTableProps {
  readonly document: FundsDocument
  readonly choice: FundsChoice | null
  readonly onChoose: (choice: FundsChoice) => void
}

/** One sort of document: its approval downwards, its own state across, how many and how much in each. */
export function FundsTable({ document, choice, onChoose }: FundsTableProps) {
  const t = useWords()
  const lang = useLang()
  const { module, thing, stateField, cells } = document
  const described = useQuery({
    queryKey: ['doc', module, thing, 'describe', lang],
    staleTime: minuteMs,
    queryFn: ({ signal }) => http.get<Described>(`/api/${module}/${thing}/describe`, { signal, quiet: true }),
  }).data
  const field = described?.fields.find(({ name }) => name === stateField)
  const options = Array.isArray(field?.options)
    ? (field.options as readonly { readonly code: string; readonly label: string }[])
    : [] // a dictionary field brings its entries
  // What knows no state of its own is counted by its approval alone.
  const states =
    stateField === null
      ? []
      : [...new Set(cells.map(({ state }) => state))].toSorted((a, b) => order(options, a) - order(options, b))
  const approvals = [...new Set(cells.map(({ approval }) => approval))].toSorted()
  const named = (state: string | null) => options.find(({ code }) => code === state)?.label ?? state ?? '—'
  const figure = (found: readonly FundsCell[], title: string, fixed: Values) => {
    const count = found.reduce((sum, one) => sum + one.count, 0)
    if (count === 0) return '·'
    const sum = found.reduce((total, one) => add(total, one.sum ?? '0'), '0')
    const chosen = { module, thing, title: `${document.label} · ${title}`, fixed }
    return (
      <button
        type="button"
        className={css.cell}
        aria-pressed={JSON.stringify(choice?.fixed) === JSON.stringify(fixed) && choice?.thing === thing}
        onClick={() => onChoose(chosen)}
      >
        {formatNumber(String(count), null, lang)}
        <small>¥ {formatNumber(sum, 2, lang)}</small>
      </button>
    )
  }
  const fixedOf = (approval: Status | null, state: string | null): Values => ({
    ...(approval === null ? {} : { approvalStatus: [approval] }),
    ...(state === null || stateField === null ? {} : { [stateField]: [state] }),
  })
  const name = (approval: Status) => statusNames[approval][lang]
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th>{t(words.status)}</th>
            {states.map((state) => (
              <th key={state}>{named(state)}</th>
            ))}
            <th>{t(words.total)}</th>
          </tr>
        </thead>
        <tbody>
          {approvals.map((approval) => (
            <tr key={approval}>
              <td>{name(approval)}</td>
              {states.map((state) => (
                <td key={state}>
                  {figure(
                    cells.filter((one) => one.approval === approval && one.state === state),
                    t(words.chosen, { status: name(approval), state: named(state) }),
                    fixedOf(approval, state),
                  )}
                </td>
              ))}
              <td>
                {figure(
                  cells.filter((one) => one.approval === approval),
                  name(approval),
                  fixedOf(approval, null),
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{t(words.total)}</td>
            {states.map((state) => (
              <td key={state}>
                {figure(
                  cells.filter((one) => one.state === state),
                  named(state),
                  fixedOf(null, state),
                )}
              </td>
            ))}
            <td>{figure(cells, t(words.every), {})}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function order(options: readonly { readonly code: string }[], state: string | null): number {
  const at = options.findIndex(({ code }) => code === state)
  return at < 0 ? options.length : at
}
