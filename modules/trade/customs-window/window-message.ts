import type { Json } from '../../../core/values/json.ts'
import type { CustomsDeclaration } from '../customs-declaration.ts'

/** What the window tells of a declaration. */
export const windowStates = [
  'received',
  'sent',
  'returned',
  'reviewed',
  'inspection',
  'passed',
  'failed',
  'tax',
  'paid',
  'released',
  'closed',
  'asked',
  'kept',
  'withdrawn',
] as const

/** One state as the window told it. */
export interface WindowState {
  /** Its place among all that the window tells of this lodging. */
  readonly seq: number
  readonly clientNo: string
  readonly windowNo: string
  readonly state: (typeof windowStates)[number]
  /** Epoch ms. */
  readonly at: number
  readonly customsNo: string | null
  readonly field: string | null
  readonly reason: string | null
  readonly place: string | null
  readonly day: string | null
  readonly duty: string | null
  readonly vat: string | null
  /** Our number of the withdrawal that it is about. */
  readonly requestNo: string | null
}

/** What the window knows of a declaration. */
export interface WindowAnswer {
  /** Our number of the lodging that it tells of. */
  readonly clientNo: string
  readonly windowNo: string
  readonly states: readonly WindowState[]
}

/** The declaration as the window takes it, under the client's own number. */
export function messageOf(record: CustomsDeclaration): Json {
  const { windowKey, declareNo, declareDate, direction, superviseMode, dealMode, currency } = record
  return {
    clientNo: windowKey,
    declarationNo: declareNo,
    declareDate,
    ieFlag: direction === 'sell' ? 'E' : 'I',
    superviseMode,
    dealMode,
    currency,
    packType: record.packType,
    packages: record.packages,
    grossKg: record.grossKg ?? '0',
    netKg: record.netKg ?? '0',
    goodsTotal: record.goodsTotal,
    freight: record.freight,
    insurance: record.insurance,
    departCountry: record.departCountry,
    arriveCountry: record.arriveCountry,
    customsValue: record.customsValue,
    duty: record.duty ?? '0',
    vat: record.vat ?? '0',
    items: (record.items ?? []).map((item, at) => ({
      seq: at + 1,
      hsCode: item.hsCode ?? null,
      spec: item.spec ?? null,
      originCountry: item.originCountry ?? null,
      qty: item.qty ?? null,
      uom: item.uom ?? null,
      unitPrice: item.unitPrice ?? null,
      total: item.total ?? null,
      netKg: item.netKg ?? null,
      grossKg: item.grossKg ?? null,
    })),
  }
}

type Parts = Readonly<Record<string, Json>>

/** What an answer tells of a declaration; null where it is no answer of the protocol. */
export function answerIn(given: Json): WindowAnswer | null {
  const parts = partsOf(given)
  if (parts === null) return null
  const [clientNo, windowNo] = [textIn(parts, 'clientNo', 60), textIn(parts, 'windowNo', 18)]
  if (clientNo === null || windowNo === null) return null
  const { states = [] } = parts
  if (!Array.isArray(states)) return null
  const read = states.map(stateIn)
  return read.every((one) => one !== null) ? { clientNo, windowNo, states: read } : null
}

/** One state; null where it cannot be read: nothing is guessed of what customs say. */
export function stateIn(given: Json): WindowState | null {
  const parts = partsOf(given)
  if (parts === null) return null
  const state = windowStates.find((one) => one === parts['state'])
  const { seq } = parts
  const at = Date.parse(textIn(parts, 'at', 40) ?? '')
  const [clientNo, windowNo] = [textIn(parts, 'clientNo', 60), textIn(parts, 'windowNo', 18)]
  const isWhole = typeof seq === 'number' && Number.isInteger(seq) && seq > 0 && seq < 1_000_000
  if (state === undefined || !isWhole || Number.isNaN(at) || clientNo === null || windowNo === null) return null
  const read = {
    seq,
    clientNo,
    windowNo,
    state,
    at,
    customsNo: textIn(parts, 'customsNo', 18),
    field: textIn(parts, 'field', 40),
    reason: textIn(parts, 'reason', 500),
    place: textIn(parts, 'place', 200),
    day: textIn(parts, 'day', 10),
    duty: textIn(parts, 'duty', 20),
    vat: textIn(parts, 'vat', 20),
    requestNo: textIn(parts, 'requestNo', 80),
  }
  return isUsable(read) ? read : null
}

/** Whether a state says what its step needs, and days and amounts that are ones. */
function isUsable({ state, customsNo, day, duty, vat, requestNo }: WindowState): boolean {
  if ((state === 'asked' || state === 'kept') && requestNo === null) return false
  if (state === 'reviewed' && !/^\d{18}$/.test(customsNo ?? '')) return false
  if (day !== null && Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return false
  return [duty, vat].every((one) => one === null || /^\d{1,17}(\.\d{1,2})?$/.test(one))
}

function partsOf(given: Json): Parts | null {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Parts) : null // an object of JSON
}

/** A text that is one and fits; null of anything else. */
function textIn(parts: Parts, name: string, longest: number): string | null {
  const value = parts[name]
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : null
}
