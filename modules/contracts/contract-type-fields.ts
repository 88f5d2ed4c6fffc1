import {
  date,
  dictionary,
  lines,
  money,
  number,
  quantity,
  reference,
  text,
  yearMonth,
  yesNo,
} from '../../kinds/index.ts'
import { price } from './price-rights.ts'

const bySea = "contractType == 'hc'"
const byLand = "contractType == 'lc'"
const abroad = "contractType == 'ck'"
const ofData = "contractType == 'sj'"
const barter = "contractType == 'yh'"
const carriage = "contractType in ['ys', 'zc']"
const service = "contractType in ['fw', 'qt']"

const seaFields = {
  loadPort: reference({ to: 'contracts.port', offers: { portType: ['sea', 'river'] }, visible: bySea }),
  dischargePort: reference({ to: 'contracts.port', offers: { portType: ['sea', 'river'] }, visible: bySea }),
  laycanFrom: date({ visible: bySea }),
  laycanTo: date({ notBefore: 'laycanFrom', visible: bySea }),
  vesselIntake: quantity({ min: '1', visible: bySea }),
  nominationDays: number({ min: '0', max: '90', visible: bySea }),
  laytimeTerm: dictionary({ group: 'laytimeTerm', visible: bySea }),
  loadRate: quantity({ digits: 0, min: '1', visible: bySea }),
  dischRate: quantity({ digits: 0, min: '1', visible: bySea }),
  demRate: money({ ...price, digits: 2, visible: bySea }),
  despRate: money({ ...price, digits: 2, visible: bySea }),
}

const landFields = {
  borderStation: reference({
    to: 'contracts.port',
    offers: { portType: ['rail', 'road'] },
    visible: byLand,
    required: byLand,
  }),
  wagonType: dictionary({ group: 'contracts_wagonType', visible: byLand }),
  wagonsPerMonth: number({ min: '1', max: '99999', visible: byLand }),
  gaugeChange: yesNo({ visible: byLand }),
  railTariffBy: dictionary({ group: 'contracts_railTariffBy', visible: byLand }),
}

const exportFields = {
  superviseMode: dictionary({ group: 'customsMode', visible: abroad, required: abroad }),
  exportTaxRebate: number({ digits: 2, min: '0', max: '13', visible: abroad }),
  vehicles: lines({
    visible: abroad,
    fields: {
      model: text({ required: true, max: 60 }),
      vin: text({ max: 17 }),
      builtIn: yearMonth({}),
      mileage: number({ min: '0', max: '9999999' }),
    },
  }),
}

const dataFields = {
  dataProduct: text({ max: 100, searched: true, visible: ofData }),
  meter: dictionary({ group: 'contracts_meter', visible: ofData }),
  meterPrice: money({ ...price, digits: 4, in: 'currency', visible: ofData }),
  fixedFee: money({ ...price, digits: 2, in: 'currency', visible: ofData }),
  minFee: money({ ...price, digits: 2, in: 'currency', visible: ofData }),
  sla: number({ digits: 2, min: '0', max: '100', visible: ofData }),
  dataClass: dictionary({ group: 'contracts_dataClass', visible: ofData }),
}

const barterFields = {
  balanceLimitPct: number({ digits: 2, min: '0', max: '100', initial: '2', visible: barter, required: barter }),
  settleDeadline: number({ min: '1', max: '730', initial: '180', visible: barter, required: barter }),
  inAmount: money({ ...price, digits: 2, in: 'currency', calc: "sum(inItems, 'amount')", visible: barter }),
  balance: money({
    ...price,
    digits: 2,
    min: '-99999999999999',
    in: 'currency',
    calc: "sub(totalAmount, sum(inItems, 'amount'))",
    visible: barter,
  }),
  inItems: lines({
    visible: barter,
    totals: ['qty', 'amount'],
    fields: {
      goods: text({ required: true, max: 100 }),
      grade: text({ max: 50 }),
      qty: quantity({ required: true, digits: 3, in: 'uom', min: '0.001' }),
      uom: dictionary({ group: 'uom', required: true, initial: 't' }),
      unitPrice: money({ ...price, required: true, digits: 4, min: '0' }),
      amount: money({ ...price, digits: 2, calc: 'round(mul(qty, unitPrice), 2)' }),
    },
  }),
}

const carriageFields = {
  carriedBy: text({ max: 60, visible: carriage }),
  freightRate: money({ ...price, digits: 4, in: 'currency', visible: carriage }),
  lumpsum: yesNo({ visible: carriage }),
  commissionPct: number({ ...price, digits: 2, min: '0', max: '100', visible: carriage }),
}

/** What only contracts of one type agree on: the form shows the fields of the type that was chosen. */
export const contractTypeFields = {
  ...seaFields,
  ...landFields,
  ...exportFields,
  ...dataFields,
  ...barterFields,
  ...carriageFields,
  serviceNature: dictionary({ group: 'contracts_serviceNature', visible: service }),
} as const

const names = <F extends object>(fields: F) => Object.keys(fields) as (keyof F & string)[] // a literal has no keys but these

// What is one table wide stands in a group of its own.
export const terms = {
  sea: names(seaFields),
  land: names(landFields),
  abroad: ['superviseMode', 'exportTaxRebate'],
  data: names(dataFields),
  barter: ['balanceLimitPct', 'settleDeadline', 'inAmount', 'balance'],
  carriage: names(carriageFields),
  service: ['serviceNature'],
} as const
