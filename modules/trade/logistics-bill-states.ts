import { date, textarea } from '../../kinds/index.ts'

/** Where a transport document stands, by the codes of the dictionary logisticsStatus. */
export const billState = {
  planned: '0',
  loading: '1',
  inTransit: '2',
  arrived: '3',
  discharging: '4',
  received: '5',
  settled: '6',
  cancelled: '9',
} as const

const { planned, loading, inTransit, arrived, discharging, received, settled, cancelled } = billState

/** The cargo is there and may be taken into a warehouse. */
export const atPlace = [arrived, discharging] as const

/** The cargo has left and may be declared to customs, before it arrives as well. */
export const declarable = [inTransit, arrived, discharging, received] as const

/** The cargo may still be insured: nothing is after it has come. */
export const insurable = [planned, loading, inTransit] as const

/** The cargo was taken over. */
export const deliveredBill = [received, settled] as const

/** It takes of its contract. */
export const standingBill = [planned, loading, inTransit, arrived, discharging, received, settled] as const

/** From where to where a transport document goes, and by whose verb. */
export const billActions = {
  load: { from: [planned], to: loading, needs: 'zx' },
  depart: {
    from: [planned, loading],
    to: inTransit,
    needs: 'zx',
    asks: { atd: date({ required: true, notAfter: 'today()' }) },
    prefill: { atd: 'etd' },
  },
  arrive: {
    from: [inTransit],
    to: arrived,
    needs: 'zx',
    look: 'primary',
    asks: { ata: date({ required: true, notAfter: 'today()' }) },
    shows: ['eta', 'dischargePlace'],
  },
  discharge: { from: [arrived], to: discharging, needs: 'zx' },
  receive: { from: atPlace, to: received, needs: 'qs', look: 'primary' },
  reopen: { from: [received], to: discharging, needs: 'qs' },
  revoke: { from: atPlace, to: inTransit, needs: 'zx', look: 'danger' },
  settle: { from: [received], to: settled, needs: 'js' },
  cancel: {
    from: [planned, loading, inTransit],
    to: cancelled,
    needs: 'zx',
    look: 'danger',
    irreversible: true,
    asks: { reason: textarea({ required: true, max: 500 }) },
  },
} as const

/** Its states, in which of them it is edited, and where it ends. */
export const billStates = {
  field: 'status',
  codes: [...standingBill, cancelled],
  start: planned,
  final: [settled, cancelled],
  editable: [planned, loading, inTransit, arrived, discharging],
} as const
