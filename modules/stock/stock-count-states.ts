import { textarea } from '../../kinds/index.ts'

/** Where a count stands, by the codes of the dictionary stock_checkStatus. */
const checkState = { draft: '0', counting: '1', handedIn: '2', posted: '3', reversed: '4' } as const

const { draft, counting, handedIn, posted, reversed } = checkState
const judged = ['goodsId', 'warehouseId', 'bookQty', 'surveyQty', 'diff', 'diffPct', 'reason'] as const

/** The yard counts; the finance office posts what is within the allowance, the finance director approves what is not. */
export const checkActions = {
  freeze: { from: [draft], to: counting, needs: 'dj', look: 'primary', shows: ['warehouseId', 'goodsId', 'batchId'] },
  freezeAgain: { from: [counting], to: 'same', needs: 'dj' },
  handIn: { from: [counting], to: handedIn, needs: 'dj', look: 'primary', shows: judged },
  post: { from: [handedIn], to: posted, needs: 'qr', look: 'primary', when: 'result == "within"', shows: judged },
  approve: { from: [handedIn], to: posted, needs: 'sp', look: 'primary', when: 'result == "over"', shows: judged },
  sendBack: {
    from: [handedIn],
    to: counting,
    needs: 'th',
    look: 'danger',
    asks: { reason: textarea({ required: true, max: 500 }) },
  },
  reverse: { from: [posted], to: reversed, needs: 'ch', look: 'danger', irreversible: true },
} as const

/** Its states, in which of them it is edited, and where it ends. */
export const checkStates = {
  field: 'status',
  codes: [draft, counting, handedIn, posted, reversed],
  start: draft,
  final: [reversed],
  editable: [draft, counting],
} as const

export const checkTasks = {
  freeze: { verb: 'freeze', where: { status: draft } },
  handIn: { verb: 'handIn', where: { status: counting } },
  post: { verb: 'post', where: { status: handedIn, result: 'within' } },
  approve: { verb: 'approve', where: { status: handedIn, result: 'over' } },
} as const
