import { create, type Ctx } from '../../../server/module-api.ts'
import { secret } from './letter-states.ts'
import type { OutgoingLetter } from './outgoing-letter.ts'

/**
 * Enters in the register of seals that a letter was sealed. Signing has approved the seal already, as the approval of a contract
 * does its first one, so the entry begins as sealed. The register belongs to contracts, which a licence may leave out. The
 * title of a secret letter stands nowhere but in the letter.
 */
export async function registerLetterSeal(ctx: Ctx, record: OutgoingLetter): Promise<void> {
  const register = ctx.running.documents.get('contracts.sealUse')?.doc
  if (register === undefined) return
  const { docNo, title, secrecy, drafter, copies, issueUnit } = record
  const subject = secrecy === secret ? (docNo ?? '') : `${docNo ?? ''} ${title}`
  await create(ctx.withoutScope('what is sealed stands in the register of its company'), register, {
    unitId: issueUnit,
    deptId: null,
    status: '2',
    docType: 'letter',
    subject: subject.slice(0, 100),
    sealType: 'company',
    copies,
    applicant: drafter,
    purpose: subject.slice(0, 500),
    keeper: ctx.actor.id,
    useTime: ctx.now,
  })
}
