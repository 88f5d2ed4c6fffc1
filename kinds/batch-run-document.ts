import { runState } from '../core/description/batch-run.ts'
import { document } from '../core/description/document.ts'
import type { Fields } from '../core/description/field.ts'
import { date } from './date/kind.ts'
import { dictionary } from './dictionary/kind.ts'
import { number } from './number/kind.ts'
import { text } from './text/kind.ts'
import { textarea } from './textarea/kind.ts'

const many = '99999999'

const common = {
  /** What the period is called; later periods sort behind earlier ones. */
  period: text({ max: 40, required: true, readonly: true, searched: true }),
  /** The day on which it is posted. */
  day: date({ required: true, readonly: true, indexed: true }),
  state: dictionary({ group: 'runState', required: true, readonly: true, initial: runState.posting, indexed: true }),
  planned: number({ readonly: true, max: many }),
  lines: number({ readonly: true, max: many, initial: '0' }),
  leftOut: number({ readonly: true, max: many }),
  voucherNo: text({ max: 40, readonly: true, searched: true }),
  /** Why it was taken back, or what stopped it. */
  reason: text({ max: 200, readonly: true }),
  /** `1` until it is taken back; then its period is free again. */
  holds: text({ max: 1, readonly: true }),
}

interface RunSpec<P extends Fields, T extends Fields> {
  readonly module: string
  readonly name: string
  readonly code: string
  readonly scope: string
  /** What is asked beside the unit; never left empty. */
  readonly parameters: P
  /** What of the lines is summed. */
  readonly totals: T
  readonly once: readonly (keyof P & string)[]
  /** Permission verbs, as the run says them. */
  readonly post: string
  readonly reverse: string
}

/** The document of a run's runs: what was asked, how far it is, what came of it, and who took it back. */
export function runDocument<const P extends Fields, const T extends Fields>({
  parameters,
  totals,
  once,
  post,
  reverse,
  ...named
}: RunSpec<P, T>) {
  const asked = Object.keys(parameters)
  const sums = Object.keys(totals)
  return document({
    ...named,
    title: 'period',
    appendOnly: true,
    unique: [['unitId', ...once, 'holds']],
    fields: { ...common, ...parameters, ...totals } as typeof common & P & T, // the compiler spreads no type parameters
    form: [
      { name: 'asked', columns: 3, fields: ['period', 'unitId', 'day', ...asked, 'state', 'createName', 'createTime'] },
      { name: 'result', columns: 3, fields: ['planned', 'lines', 'leftOut', ...sums, 'voucherNo', 'reason'] },
    ],
    lists: {
      main: {
        columns: ['period', 'unitId', 'state', 'lines', ...sums, 'day', 'voucherNo', 'createName', 'createTime'],
        search: ['state', 'unitId', 'day'],
        sort: ['-day', '-createTime'],
        totals: sums,
      },
    },
    states: {
      field: 'state',
      codes: ['1', '2', '3', '4', '5'],
      start: runState.posting,
      final: [runState.reversed],
    },
    actions: {
      finish: { from: ['1'], to: '2', needs: 'system' },
      resume: { from: ['5'], to: '1', needs: post },
      reverse: {
        from: ['2', '5'],
        to: '3',
        needs: reverse,
        look: 'danger',
        asks: { why: textarea({ required: true, max: 200 }) },
      },
      free: { from: ['3'], to: '4', needs: 'system' },
      stop: { from: ['1', '3'], to: '5', needs: 'system' },
    },
  })
}
