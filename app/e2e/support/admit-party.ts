import { caller } from './api-caller.ts'
import { agreeAll, submit } from './approve-by-api.ts'
import { uniquePdf } from './unique-pdf.ts'

const papers = ['licence', 'taxCert', 'accountProof', 'creditReport'] as const
const access = 'contracts/counterpartyAccess'

/** Has a counterparty admitted as people do: with its papers, by all who have to agree. */
export async function admitParty(counterpartyId: string, trader = 'seasales'): Promise<void> {
  const files: Record<string, unknown> = {}
  for (const name of papers)
    files[name] = [await caller(trader).upload(`${name}.pdf`, uniquePdf(name), 'application/pdf')]
  const of = { counterpartyId, result: 'admitted', grade: 'A', validMonths: '24', reason: '新客商准入' }
  const { id } = await caller(trader).post<{ id: string }>(`/api/${access}/save`, { ...of, ...files })
  await submit(access, id, trader)
  await agreeAll(access, id, trader)
}
