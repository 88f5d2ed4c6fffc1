import { worldNow } from '../../../app/testing/group-world.ts'
import type { Json } from '../../../core/values/json.ts'
import { act, find, get, save } from '../../../server/module-api.ts'
import { bankBranch } from '../../contracts/index.ts'
import { lcDrawing, type LcDrawing } from '../letter-of-credit/lc-drawing.ts'
import { letterCredit, type LetterCredit } from '../letter-of-credit/letter-of-credit.ts'
import { debtsWorld, type DebtsWorld } from './debts-world.ts'

type More = Readonly<Record<string, Json>>

/** The group, contracts that letters of credit are opened for, and what each step of them needs. */
export interface LettersWorld extends DebtsWorld {
  /** A letter as it is entered; answers its id. */
  readonly applied: (contractId: string, amount: string, more?: More) => Promise<string>
  /** A letter in force: a customer's that was agreed to, or ours that the bank has opened. */
  readonly letter: (contractId: string, amount: string, more?: More) => Promise<string>
  readonly letterOf: (id: string) => Promise<LetterCredit>
  /** Documents as they are entered; answers the id of the drawing. */
  readonly drawn: (lcId: string, amount: string, more?: More) => Promise<string>
  readonly drawingOf: (id: string) => Promise<LcDrawing>
  /** Does something with a drawing, by whoever holds that office. */
  readonly does: (id: string, verb: DrawingVerb, body?: More) => Promise<void>
  /** Documents that comply and are accepted on a day. */
  readonly accepted: (lcId: string, amount: string, more?: More) => Promise<string>
}

type DrawingVerb = 'present' | 'comply' | 'findDiscrepancies' | 'waive' | 'refuse' | 'pay'

const officeOf = {
  present: 'seafin',
  comply: 'seafin',
  findDiscrepancies: 'seafin',
  waive: 'findir',
  refuse: 'findir',
  pay: 'cashier',
} as const

/** Makes the world of the tests of letters of credit. */
export async function lettersWorld(debts?: DebtsWorld): Promise<LettersWorld> {
  const world = debts ?? (await debtsWorld())
  const { all } = world
  const [bank = await openBank()] = await find(all, bankBranch, {})
  let number = 100

  async function openBank() {
    const { id } = await save(all, bankBranch, { bankName: '中国银行哈尔滨分行', country: 'CN', cnaps: '104261000017' })
    return get(all, bankBranch, id)
  }

  async function applied(contractId: string, amount: string, more: More = {}): Promise<string> {
    const { id } = await save(await world.ctx('seasales'), letterCredit, {
      direction: 'import',
      contractId,
      applicant: 'BEILIN SEA TRADE CO LTD',
      beneficiary: 'SONGYUAN POWER CO LTD',
      amount,
      expiryDate: '2027-01-31',
      expiryPlace: 'CHINA',
      latestShip: '2027-01-10',
      goods: 'STEAM COAL',
      issuingBank: bank.id,
      ...(more.direction === 'export' ? {} : { marginPct: '20' }),
      ...more,
    })
    return id
  }

  async function letter(contractId: string, amount: string, more: More = {}): Promise<string> {
    number += 1
    const theirs: More = more.direction === 'export' ? { lcNo: `LC2026${number}`, issueDate: '2026-11-10' } : {}
    const id = await applied(contractId, amount, { ...theirs, ...more })
    await act(await world.ctx('seasales'), letterCredit, id, 'submit', { ver: (await letterOf(id)).ver })
    await world.agree(letterCredit, id, worldNow)
    if (more.direction !== 'export')
      await act(await world.ctx('seafin'), letterCredit, id, 'issue', {
        ver: (await letterOf(id)).ver,
        lcNo: `LC2026${number}`,
        issueDate: '2026-11-18',
      })
    return id
  }

  const letterOf: LettersWorld['letterOf'] = (id) => get(all, letterCredit, id)

  const drawn: LettersWorld['drawn'] = async (lcId, amount, more = {}) => {
    const { id } = await save(await world.ctx('seafin'), lcDrawing, {
      lcId,
      amount,
      blDate: '2026-11-12',
      presentDate: '2026-11-18',
      ...more,
    })
    return id
  }

  const drawingOf: LettersWorld['drawingOf'] = (id) => get(all, lcDrawing, id)

  const does: LettersWorld['does'] = async (id, verb, body = {}) => {
    const { ver } = await drawingOf(id)
    await act(await world.ctx(officeOf[verb]), lcDrawing, id, verb, { ver, ...body })
  }

  const accepted: LettersWorld['accepted'] = async (lcId, amount, more) => {
    const id = await drawn(lcId, amount, more)
    await does(id, 'present')
    await does(id, 'comply', { acceptDate: '2026-11-18' })
    return id
  }

  return { ...world, applied, letter, letterOf, drawn, drawingOf, does, accepted }
}
