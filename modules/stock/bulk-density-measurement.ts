import { document } from '../../core/description/document.ts'
import { date, dictionary, lines, number, quantity, reference, text } from '../../kinds/index.ts'

// A sample further than 5 % from the mean of all is thrown out.
const kept =
  "samples.filter(s, le(abs(sub(mul(s.density, size(samples)), sum(samples, 'density'))), mul(sum(samples, 'density'), decimal('0.05'))))"

/** How much a cubic metre of goods weighs where they lie: the mean of samples, those far from it thrown out. */
export const bulkDensityMeasurement = document({
  module: 'stock',
  name: 'capacityWeight',
  code: 'kcrz',
  scope: 'kcgl',
  title: 'measureNo',
  number: { field: 'measureNo', pattern: 'RZ-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['goodsId', 'warehouseId', 'density', 'keptCount'],
  fields: {
    measureNo: text({ max: 40, readonly: true, searched: true }),
    date: date({ required: true, indexed: true, initial: { expression: 'today()' } }),
    status: dictionary({ group: 'stock_measureStatus', required: true, readonly: true, initial: '0', indexed: true }),
    warehouseId: reference({ to: 'stock.warehouse', required: true, indexed: true, only: { inUse: '1' } }),
    positionId: reference({
      to: 'stock.position',
      required: true,
      indexed: true,
      offers: { inUse: '1' },
      alike: { warehouseId: 'warehouseId' },
    }),
    goodsId: reference({ to: 'contracts.goods', required: true, indexed: true, only: { inUse: '1' } }),
    batchId: reference({ to: 'stock.batch' }),
    method: dictionary({ group: 'densityMethod', required: true, initial: 'box' }),
    density: number({ digits: 3, calc: `round(div(sum(${kept}, 'density'), size(${kept})), 3)` }),
    mean: number({ digits: 4, calc: "round(div(sum(samples, 'density'), size(samples)), 4)" }),
    keptCount: number({ calc: `decimal('0') + size(${kept})` }),
    outCount: number({ calc: `decimal('0') + size(samples) - size(${kept})` }),
    samples: lines({
      required: true,
      min: 1,
      max: 60,
      fields: {
        layer: dictionary({ group: 'stock_layer', required: true, initial: 'top' }),
        boxVolume: number({ digits: 4, min: '0.0001', max: '100', required: true }),
        grossKg: quantity({ digits: 2, min: '0.01', required: true }),
        tareKg: quantity({ digits: 2, required: true }),
        density: number({
          digits: 3,
          min: '-99999',
          calc: 'round(div(sub(grossKg, tareKg), mul(boxVolume, 1000)), 3)',
        }),
      },
    }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['measureNo', 'date', 'status', 'warehouseId', 'positionId', 'goodsId', 'batchId', 'method', 'remark'],
    },
    { name: 'samples', columns: 1, fields: ['samples'] },
    { name: 'result', columns: 3, fields: ['density', 'mean', 'keptCount', 'outCount'] },
  ],
  lists: {
    main: {
      columns: [
        'measureNo',
        'date',
        'status',
        'density',
        'goodsId',
        'warehouseId',
        'positionId',
        'keptCount',
        'outCount',
        'mean',
        'method',
        'batchId',
      ],
      search: ['status', 'goodsId', 'warehouseId', 'positionId', 'date'],
      sort: ['-createTime'],
    },
  },
  states: { field: 'status', codes: ['0', '1', '2'], start: '0', final: ['2'], editable: ['0'] },
  actions: {
    confirm: { from: ['0'], to: '1', needs: 'qr', look: 'primary', shows: ['density', 'keptCount', 'outCount'] },
    cancel: { from: ['1'], to: '2', needs: 'qr', look: 'danger', irreversible: true },
  },
  tasks: { confirm: { verb: 'confirm', where: { status: '0' } } },
})
