import { document, type RecordOf } from '../../core/description/document.ts'
import {
  date,
  dateTime,
  dictionary,
  image,
  number,
  person,
  reference,
  text,
  textarea,
  yesNo,
} from '../../kinds/index.ts'
import { spareParts, workSteps } from './work-order-fields.ts'
import { notBegun, openWork, workState } from './work-order-states.ts'

const { waiting, assigned, running, handedIn, done, sentBack } = workState

// Who works on live equipment needs a work permit or a switching order; who looks at it or washes it does not.
const onPermit = "orderType in ['defect', 'repair']"
const technicians = 'assigneeId == me'
const others = 'assigneeId != me'
const reason = textarea({ required: true, max: 500 })

/** Work on a device of a power station: who does it by when, on which permit, and whether it was done as it should. */
export const workOrder = document({
  module: 'energy',
  name: 'workOrder',
  code: 'xngd',
  scope: 'xny',
  title: 'subject',
  number: { field: 'orderNo', pattern: 'GD-{YYYY}-{####}', resetBy: 'year' },
  summary: ['deviceId', 'orderType', 'level', 'orderNo'],
  fields: {
    orderNo: text({ max: 20, readonly: true, searched: true }),
    subject: text({ required: true, max: 100, searched: true }),
    orderType: dictionary({ group: 'energy_workType', required: true, initial: 'defect', indexed: true }),
    level: dictionary({ group: 'alarmLevel', required: true, initial: '3', indexed: true }),
    deviceId: reference({ to: 'energy.device', required: true, indexed: true }),
    stationId: reference({ to: 'energy.station', readonly: true, indexed: true }),
    meterId: reference({ to: 'energy.meter' }),
    reportedAt: dateTime({ readonly: true, indexed: true }),
    planDate: date({ indexed: true, dueSoon: 1 }),
    details: textarea({ max: 1000 }),
    assigneeId: person({ readonly: true, indexed: true }),
    permitKind: dictionary({ group: 'energy_permit', required: onPermit, visible: onPermit, initial: 'work' }),
    permitNo: text({ max: 40, readonly: true, searched: true }),
    steps: workSteps,
    spares: spareParts,
    state: dictionary({ group: 'energy_workState', required: true, readonly: true, initial: waiting, indexed: true }),
    result: textarea({ max: 1000, readonly: true }),
    restoredAt: dateTime({ readonly: true }),
    restoreHours: number({ digits: 2, min: '0', max: '1000000', readonly: true }),
    lossKwh: number({ digits: 2, min: '0', max: '1000000000', readonly: true }),
    photos: image({ max: 9 }),
    acceptedBy: person({ readonly: true }),
    returnReason: textarea({ max: 500, readonly: true, visible: '!empty(returnReason)' }),
    overdue: yesNo({ readonly: true, initial: '0', indexed: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['orderNo', 'subject', 'orderType', 'level', 'deviceId', 'stationId', 'meterId'],
    },
    { name: 'plan', columns: 3, fields: ['state', 'assigneeId', 'planDate', 'permitKind', 'permitNo', 'overdue'] },
    { name: 'work', columns: 1, fields: ['details', 'steps', 'spares', 'photos', 'remark'] },
    {
      name: 'outcome',
      columns: 3,
      fields: ['result', 'reportedAt', 'restoredAt', 'restoreHours', 'lossKwh', 'acceptedBy', 'returnReason'],
    },
  ],
  lists: {
    main: {
      columns: [
        'orderNo',
        'subject',
        'state',
        'orderType',
        'level',
        'stationId',
        'deviceId',
        'assigneeId',
        'planDate',
        'permitNo',
        'reportedAt',
        'restoreHours',
        'lossKwh',
      ],
      search: [
        'state',
        'stationId',
        'orderType',
        'assigneeId',
        'planDate',
        'level',
        'deviceId',
        'overdue',
        'reportedAt',
      ],
      sort: ['planDate'],
      totals: ['restoreHours', 'lossKwh'],
      views: { board: { person: 'assigneeId', due: 'planDate' }, opens: 'board' },
    },
  },
  states: {
    field: 'state',
    codes: [waiting, assigned, running, handedIn, done, sentBack],
    start: waiting,
    final: [done],
    editable: [waiting],
  },
  actions: {
    assign: {
      from: notBegun,
      to: assigned,
      needs: 'pg',
      look: 'primary',
      asks: {
        assigneeId: person({ required: true, everywhere: true, role: 'stationTechnician' }),
        planDate: date({ required: true, notBefore: 'today()' }),
        permitNo: text({ max: 40 }),
      },
      prefill: { assigneeId: 'assigneeId', planDate: 'planDate', permitNo: 'permitNo' },
    },
    takeBack: { from: [assigned], to: waiting, needs: 'pg' },
    permit: {
      from: [assigned, sentBack],
      to: 'same',
      needs: 'zx',
      when: `${technicians} && ${onPermit}`,
      asks: { permitNo: text({ required: true, max: 40 }) },
      prefill: { permitNo: 'permitNo' },
    },
    start: { from: [assigned, sentBack], to: running, needs: 'zx', look: 'primary', when: technicians },
    record: {
      from: [running],
      to: 'same',
      needs: 'zx',
      when: technicians,
      asks: { steps: workSteps, spares: spareParts, photos: image({ max: 9 }) },
      prefill: { steps: 'steps', spares: 'spares', photos: 'photos' },
    },
    handIn: {
      from: [running],
      to: handedIn,
      needs: 'zx',
      look: 'primary',
      when: technicians,
      asks: {
        result: textarea({ required: true, max: 1000 }),
        restoredAt: dateTime(),
        lossKwh: number({ digits: 2, min: '0', max: '1000000000' }),
      },
      prefill: { result: 'result', restoredAt: 'restoredAt', lossKwh: 'lossKwh' },
    },
    accept: { from: [handedIn], to: done, needs: 'ys', look: 'primary', when: others },
    sendBack: { from: [handedIn], to: sentBack, needs: 'ys', when: others, asks: { reason } },
    judged: { from: openWork, to: 'same', needs: 'system' },
  },
  tasks: {
    assign: { verb: 'assign', where: { state: waiting }, due: 'planDate' },
    start: { verb: 'start', where: { state: [assigned, sentBack] }, of: 'assigneeId', due: 'planDate' },
    handIn: { verb: 'handIn', where: { state: running }, of: 'assigneeId', due: 'planDate' },
    accept: { verb: 'accept', where: { state: handedIn }, except: ['assigneeId'] },
  },
})

export interface WorkOrder extends RecordOf<typeof workOrder> {}
