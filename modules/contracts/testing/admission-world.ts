import { type GroupWorld, groupWorld } from '../../../app/testing/group-world.ts'
import type { Json } from '../../../core/values/json.ts'
import { act, find, get, makePdf, save, storeFile } from '../../../server/module-api.ts'
import { accessMatch } from '../admission/access-match.ts'
import { counterpartyAccess } from '../admission/counterparty-access.ts'
import { sanctionEntry } from '../admission/sanction-entry.ts'
import { counterparty } from '../counterparty.ts'

type More = Readonly<Record<string, Json>>

/** The group with a list of sanctions that names Vostok Trading. */
export interface AdmissionWorld extends GroupWorld {
  /** A party that the trader has entered; answers its id. */
  readonly entered: (cpName: string, more?: More) => Promise<string>
  readonly papers: () => Promise<More>
  /** An admission that the trader asks for, submitted; answers its id. */
  readonly asked: (counterpartyId: string, more?: More) => Promise<string>
  readonly accessOf: (id: string) => ReturnType<typeof get<typeof counterpartyAccess>>
  readonly partyOf: (id: string) => ReturnType<typeof get<typeof counterparty>>
  readonly matchesOf: (accessId: string) => ReturnType<typeof find<typeof accessMatch>>
  /** Somebody judges a match, with a reason where it asks for one. */
  readonly judges: (who: string, id: string, verb: string) => Promise<void>
}

const inns = ['7707083893', '7830002293', '7702070139', '7736207543', '7728168971', '7744000912'] as const

export async function admissionWorld(): Promise<AdmissionWorld> {
  const world = await groupWorld()
  const risk = await world.ctx('risk')
  const all = risk.withoutScope('test')
  const listed = { source: 'ofac', listedOn: '2024-02-23' }
  await save(risk, sanctionEntry, { ...listed, entryName: 'Vostok Trading', nameEn: 'Vostok Trading LLC' })
  let made = 0
  const papers: AdmissionWorld['papers'] = async () => {
    const trader = await world.ctx('seasales')
    const file = async () => [{ ...(await storeFile(trader, { name: 'a.pdf', bytes: makePdf(['Paper']) })) }]
    return {
      licence: await file(),
      taxCert: await file(),
      accountProof: await file(),
      creditReport: await file(),
    } as unknown as More // as a file travels
  }
  return {
    ...world,
    papers,
    entered: async (cpName, more = {}) => {
      made += 1
      const inn = inns[made % inns.length] ?? ''
      const values = { cpName, cpRole: ['supp'], cpNature: 'foreign', country: 'RU', inn, accounts: [], ...more }
      return (await save(await world.ctx('seasales'), counterparty, values)).id
    },
    asked: async (counterpartyId, more = {}) => {
      const trader = await world.ctx('seasales')
      const of = { counterpartyId, result: 'admitted', grade: 'A', reason: '新供应商' }
      const { id, ver } = await save(trader, counterpartyAccess, { ...of, ...(await papers()), ...more })
      await act(trader, counterpartyAccess, id, 'submit', { ver })
      return id
    },
    accessOf: (id) => get(all, counterpartyAccess, id),
    partyOf: (id) => get(all, counterparty, id),
    matchesOf: (accessId) => find(all, accessMatch, { accessId }),
    judges: async (who, id, verb) => {
      const { ver } = await get(all, accessMatch, id)
      const reason: More = verb === 'reopen' ? {} : { reason: '登记号不同' }
      await act(await world.ctx(who), accessMatch, id, verb, { ver, ...reason })
    },
  }
}
