import { date, quantity } from '../../../kinds/index.ts'

/** Where a blend stands, by the codes of the dictionary stockBlend_status. */
export const blendState = {
  plan: '0',
  inApproval: '1',
  approved: '2',
  fed: '3',
  produced: '4',
  closed: '5',
  revoked: '6',
} as const

const { plan, inApproval, approved, fed, produced, closed, revoked } = blendState

/** Its components have left the stock. */
export const fedBlend = [fed, produced, closed] as const

/** The blend is in stock. */
export const producedBlend = [produced, closed] as const

/** A recipe is agreed to, the yard feeds it and weighs what came of it; finance takes either back, the last first. */
export const blendActions = {
  useCheapest: { from: [plan], to: 'same', needs: 'bj', when: 'filled(bestCost)', shows: ['mixCost', 'bestCost'] },
  sent: { from: [plan], to: inApproval, needs: 'system' },
  back: { from: [inApproval], to: plan, needs: 'system' },
  passed: { from: [inApproval], to: approved, needs: 'system' },
  feed: {
    from: [approved],
    to: fed,
    needs: 'tl',
    look: 'primary',
    asks: {
      fedOn: date({ required: true, notAfter: 'today()', initial: { expression: 'today()' } }),
      fedQty: quantity({ required: true, min: '0.001' }),
    },
    prefill: { fedQty: 'planQty' },
    shows: ['warehouseId', 'goodsId', 'planQty'],
  },
  produce: {
    from: [fed],
    to: produced,
    needs: 'cc',
    look: 'primary',
    asks: {
      producedOn: date({ required: true, notAfter: 'today()', initial: { expression: 'today()' } }),
      producedQty: quantity({ required: true, min: '0.001' }),
    },
    prefill: { producedQty: 'fedQty' },
    shows: ['warehouseId', 'goodsId', 'fedOn', 'fedQty'],
  },
  finish: { from: [produced], to: closed, needs: 'gb', look: 'primary', shows: ['fedQty', 'producedQty', 'unitCost'] },
  takeBack: { from: [produced], to: fed, needs: 'ch', look: 'danger' },
  unfeed: { from: [fed], to: approved, needs: 'ch', look: 'danger' },
  ended: { from: [inApproval, approved], to: revoked, needs: 'system' },
} as const

export const blendStates = {
  field: 'status',
  codes: [plan, inApproval, approved, fed, produced, closed, revoked],
  start: plan,
  final: [closed, revoked],
} as const

export const blendTasks = {
  feed: { verb: 'feed', where: { status: approved } },
  produce: { verb: 'produce', where: { status: fed } },
  finish: { verb: 'finish', where: { status: produced } },
} as const
