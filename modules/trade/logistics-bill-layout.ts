/** Of which modes of transport a field says something. */
export const byWater = "mode in ['sea', 'river']"
export const byRail = "mode == 'rail'"
export const byRoad = "mode == 'road'"
export const inLegs = "mode == 'multi'"

const parties = ['counterparty', 'ourCompany', 'carrier', 'consignor', 'consignee', 'notifyParty'] as const
const way = ['loadPlace', 'loadCountry', 'dischargePlace', 'dischargeCountry', 'etd', 'atd', 'eta', 'ata'] as const
const vehicle = ['vesselName', 'voyageNo', 'blNo', 'blDate', 'trainNo', 'waybillNo', 'plateNo', 'driver'] as const
const weights = ['weighedQty', 'scaleQty', 'gapQty', 'gapPct', 'gapLight'] as const
const freight = ['freightContractId', 'freightRate', 'freightAmount'] as const

/** The form of a transport document: what is on its way, whose it is, by what, from where to where. */
export const billForm = [
  {
    name: 'basic',
    columns: 3,
    fields: [
      'billNo',
      'contractId',
      'mode',
      'status',
      'goodsId',
      'billQty',
      'pkgs',
      'ownership',
      'direction',
      'tolerancePct',
      'allowedPct',
      'cancelReason',
    ],
  },
  { name: 'parties', columns: 3, fields: parties },
  { name: 'way', columns: 3, fields: [...way, 'awaited'] },
  { name: 'vehicle', columns: 3, fields: vehicle },
  { name: 'wagons', columns: 3, fields: [...weights, 'wagons'], visible: byRail },
  { name: 'legs', columns: 1, fields: ['legs'], visible: inLegs },
  { name: 'freight', columns: 3, fields: freight },
  { name: 'events', columns: 1, fields: ['events'] },
  { name: 'files', columns: 1, fields: ['files', 'remark'] },
] as const

const search = [
  'status',
  'awaited',
  'counterparty',
  'goodsId',
  'carrier',
  'dischargePlace',
  'contractId',
  'etd',
] as const
const course = ['awaited', 'status'] as const
const ends = ['carrier', 'loadPlace', 'dischargePlace', 'etd', 'eta', 'ata', 'contractId', 'unitId'] as const
const onItsWay = ['1', '2', '3', '4'] as const

/** All transport documents, and those of each mode. */
export const billLists = {
  main: {
    columns: ['billNo', 'counterparty', 'goodsId', 'billQty', ...course, 'mode', ...ends],
    search: [...search, 'mode', 'unitId'],
    sort: ['-createTime'],
    totals: ['billQty'],
    views: { board: { due: 'awaited' } },
  },
  sea: {
    columns: ['billNo', 'vesselName', 'counterparty', 'billQty', ...course, 'goodsId', 'voyageNo', 'blNo', ...ends],
    search,
    sort: ['eta'],
    totals: ['billQty'],
    filter: { mode: ['sea', 'river'], status: onItsWay },
  },
  rail: {
    columns: [
      'billNo',
      'waybillNo',
      'counterparty',
      'billQty',
      ...course,
      'goodsId',
      'scaleQty',
      'gapQty',
      'gapPct',
      'gapLight',
      'trainNo',
      ...ends,
    ],
    search,
    sort: ['eta'],
    totals: ['billQty', 'scaleQty', 'gapQty'],
    filter: { mode: 'rail', status: onItsWay },
  },
  truck: {
    columns: ['billNo', 'plateNo', 'counterparty', 'billQty', ...course, 'goodsId', 'driver', 'freightAmount', ...ends],
    search,
    sort: ['-createTime'],
    totals: ['billQty', 'freightAmount'],
    filter: { mode: 'road' },
  },
} as const

/** What stands on the paper of a transport document. */
export const billPrint = {
  owner: 'ourCompany',
  sections: [
    { group: 'basic', fields: ['contractId', 'mode', 'goodsId', 'billQty', 'pkgs', 'ownership'] },
    { group: 'parties', fields: parties },
    { group: 'way', fields: way },
    { group: 'vehicle', fields: vehicle },
    { group: 'wagons', fields: [...weights, 'wagons'] },
    { group: 'legs', fields: ['legs'] },
    { group: 'freight', fields: freight },
    { group: 'events', fields: ['events', 'remark'] },
  ],
} as const
