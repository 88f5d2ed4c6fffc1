import { calculator } from '../../../core/description/calculator.ts'
import { document, type RecordOf } from '../../../core/description/document.ts'
import {
  attachment,
  date,
  dateTime,
  dictionary,
  lines,
  number,
  quantity,
  reference,
  text,
  textarea,
  yesNo,
} from '../../../kinds/index.ts'
import { reportForm, reportLists, reportPrint } from './inspection-report-form-lists-print.ts'
import { arbitrationStage, reportActions, reportState, reportStates } from './inspection-report-states.ts'

const percent = { digits: 2, max: '100' } as const
const upTo = (max: string, digits = 2) => number({ digits, max })
const worked = (digits: number, max = '1000') => number({ digits, max, readonly: true })
const arbitration = `stage == '${arbitrationStage}'`
const paired = 'filled(counterId)'
const counts = 'filled(bound)'

/** What a laboratory found in a sample of coal: as it says so itself, by every basis, and what of it counts. */
export const inspectionReport = document({
  module: 'stock',
  name: 'inspectReport',
  code: 'jybg',
  scope: 'kcgl',
  title: 'reportNo',
  number: { field: 'reportNo', pattern: 'JY-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['goodsId', 'stage', 'heatKcal', 'sulDry', 'qty'],
  fields: {
    reportNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    labReportNo: text({ max: 40, searched: true }),
    date: date({ required: true, indexed: true, initial: { expression: 'today()' } }),
    status: dictionary({
      group: 'inspectReport_status',
      required: true,
      readonly: true,
      initial: reportState.sampled,
      indexed: true,
    }),
    stage: dictionary({ group: 'inspectStage', required: true, initial: 'disch', indexed: true }),
    side: dictionary({ group: 'inspectReport_side', required: true, initial: 'buyer' }),
    ownLab: yesNo({ initial: '0' }),
    lab: reference({
      to: 'contracts.counterparty',
      visible: "ownLab != '1'",
      required: "ownLab != '1'",
    }),
    sampledAt: dateTime({}),
    sampleMethod: dictionary({ group: 'inspectReport_sampling', initial: 'mech' }),
    disputeId: reference({
      to: 'stock.inspectReport',
      visible: `${arbitration} || filled(disputeId)`,
      offers: { status: reportState.inArbitration },
    }),
    billId: reference({ to: 'trade.logisticsBill', indexed: true }),
    stockInId: reference({ to: 'stock.stockIn', indexed: true }),
    batchId: reference({ to: 'stock.batch', indexed: true }),
    contractId: reference({
      to: 'contracts.contract',
      fill: { counterparty: 'counterparty', ourCompany: 'ourCompany', segment: 'bizSegment' },
    }),
    counterparty: reference({ to: 'contracts.counterparty', readonly: true }),
    ourCompany: reference({ to: 'organisation.company', readonly: true }),
    segment: dictionary({ group: 'bizSegment', readonly: true, indexed: true }),
    goodsId: reference({ to: 'contracts.goods', required: true, indexed: true, only: { inUse: '1' } }),
    qty: quantity({ digits: 3, min: '0.001', max: '99999999', required: true }),
    mt: upTo('60'),
    mad: upTo('60'),
    aad: upTo('60'),
    ad: upTo('60'),
    vad: number(percent),
    vdaf: number(percent),
    stad: upTo('8'),
    std: upTo('8', 3),
    fcad: number(percent),
    had: upTo('15'),
    qgrad: number({ min: '5000', max: '40000' }),
    qnetMj: number({ digits: 3, min: '8.363', max: '31.362' }),
    qnetKcal: number({ min: '2000', max: '7500' }),
    hgi: upTo('200', 0),
    aft: number({ min: '900', max: '1700' }),
    size: text({ max: 30 }),
    chlorine: upTo('5', 3),
    phosphorus: upTo('5', 3),
    fluorine: upTo('10000', 0),
    mercury: upTo('10', 3),
    ashDry: worked(2),
    ashAr: worked(2),
    volDaf: worked(2),
    sulDry: worked(3),
    carbonAd: worked(2),
    heatJ: worked(1, '40000'),
    heatKcal: worked(0, '9999'),
    bases: lines({
      readonly: true,
      fields: {
        item: dictionary({ group: 'inspectReport_item' }),
        way: dictionary({ group: 'inspectReport_way' }),
        formula: text({ max: 120 }),
        value: number({ digits: 3, max: '40000' }),
      },
    }),
    counterId: reference({
      to: 'stock.inspectReport',
      offers: { status: [reportState.issued, reportState.confirmed] },
      fill: { counterQ: 'heatKcal' },
    }),
    counterQ: number({ max: '9999', readonly: true, visible: paired }),
    labTol: number({ min: '1', max: '1000', initial: '120', visible: paired, required: paired }),
    labDiff: number({ max: '9999', readonly: true, visible: paired }),
    labResult: dictionary({ group: 'inspectReport_labs', readonly: true, visible: paired }),
    basis: dictionary({ group: 'qualityBasis', visible: paired, required: paired }),
    conclusion: dictionary({ group: 'inspectReport_conclusion' }),
    disputeReason: textarea({ max: 500, readonly: true, visible: 'filled(disputeReason)' }),
    arbitrationId: reference({ to: 'stock.inspectReport', readonly: true, visible: 'filled(arbitrationId)' }),
    bound: dictionary({ group: 'inspectReport_bound', readonly: true, visible: counts }),
    bindQ: number({ digits: 1, max: '9999', readonly: true, visible: counts }),
    bindMt: number({ ...percent, readonly: true, visible: counts }),
    bindAd: number({ ...percent, readonly: true, visible: counts }),
    bindStd: number({ digits: 3, max: '100', readonly: true, visible: counts }),
    files: attachment({ accept: ['pdf', 'jpg', 'jpeg', 'png'], max: 20 }),
  },
  form: reportForm,
  lists: reportLists,
  print: reportPrint,
  states: reportStates,
  actions: reportActions,
  tasks: {
    issue: { verb: 'issue', where: { status: [reportState.sampled, reportState.inLab] }, together: true },
    confirm: { verb: 'confirm', where: { status: reportState.issued }, together: true },
    arbitrate: { verb: 'arbitrate', where: { status: reportState.disputed } },
  },
})

export interface InspectionReport extends RecordOf<typeof inspectionReport> {}

/** Values by every basis, and how far the two laboratories are apart. */
export const qualityBasesCalculator = calculator(inspectionReport, {
  name: 'qualityBases',
  inputs: [
    'mt',
    'mad',
    'aad',
    'ad',
    'vad',
    'vdaf',
    'stad',
    'std',
    'fcad',
    'had',
    'qgrad',
    'qnetMj',
    'qnetKcal',
    'counterQ',
    'labTol',
  ],
  results: ['ashDry', 'ashAr', 'volDaf', 'sulDry', 'carbonAd', 'heatJ', 'heatKcal', 'labDiff', 'labResult'],
  working: 'bases',
})
