import { type Ctx, find } from '../../../server/module-api.ts'
import { counterpartyState } from '../contract-and-counterparty-states.ts'
import { counterparty, type Counterparty } from '../counterparty.ts'
import { similarity, suspicious } from './name-similarity.ts'
import { sanctionEntry } from './sanction-entry.ts'

/** A name on a list that a party might be. */
export interface Hit {
  readonly entryId: string
  readonly source: string
  readonly partyName: string
  readonly listedName: string
  readonly score: string
}

interface Listed {
  readonly id: string
  readonly source: string
  readonly names: readonly (string | null)[]
  readonly codes: readonly (string | null)[]
}

type Party = Pick<Counterparty, 'id' | 'cpName' | 'nameRu' | 'nameEn' | 'creditCode' | 'inn'>

/** Holds a party against the lists of sanctions and our own blacklist; its code of registration is proof in itself. */
export async function screened(
  ctx: Ctx,
  party: Party,
): Promise<{ readonly hits: readonly Hit[]; readonly size: number }> {
  const all = ctx.withoutScope('everybody is held against the same lists')
  const sanctioned = (await find(all, sanctionEntry, { inForce: '1' })).map((one): Listed => ({
    id: one.id,
    source: one.source,
    names: [one.entryName, one.nameRu, one.nameEn],
    codes: [one.idNo],
  }))
  const blacklisted = (await find(all, counterparty, { status: counterpartyState.blacklisted })).map((one): Listed => ({
    id: one.id,
    source: 'black',
    names: [one.cpName, one.nameRu, one.nameEn],
    codes: [one.creditCode, one.inn],
  }))
  const listed = [...sanctioned, ...blacklisted].filter(({ id }) => id !== party.id)
  const hits = listed.flatMap((one) => hitOf(party, one) ?? [])
  return { hits: hits.toSorted((a, b) => Number(b.score) - Number(a.score)), size: listed.length }
}

function hitOf(party: Party, { id, source, names, codes }: Listed): Hit | null {
  const own = [party.cpName, party.nameRu, party.nameEn].filter(isFilled)
  const theirs = names.filter(isFilled)
  const pairs = own.flatMap((partyName) =>
    theirs.map((listedName) => ({ partyName, listedName, alike: similarity(partyName, listedName) })),
  )
  const best = pairs.toSorted((a, b) => b.alike - a.alike)[0]
  if (best === undefined) return null
  const isSame = [party.creditCode, party.inn].filter(isFilled).some((code) => codes.includes(code))
  const score = isSame ? 100 : best.alike
  if (score < suspicious) return null
  return { entryId: id, source, partyName: best.partyName, listedName: best.listedName, score: String(score) }
}

const isFilled = (value: string | null | undefined): value is string =>
  value !== null && value !== undefined && value !== ''
