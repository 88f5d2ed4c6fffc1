import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../core/words/refusal.ts'
import { missing } from '../records/read/record-refusals.ts'
import type { OfficePass } from './frame-access-token.ts'
import { officeFile } from './office-file-store.ts'

/** The pass by which a request was let in. */
export function passOf({ officePass }: FastifyRequest): OfficePass {
  if (officePass === null) throw missing()
  return officePass
}

/** The pass of a request that changes the file; refuses one that was made for reading. */
export async function editPassOf(request: FastifyRequest): Promise<OfficePass> {
  const pass = passOf(request)
  if (pass.mayEdit) return pass
  const { ownerName } = await officeFile(request.ctx, pass.fileId)
  throw new Refusal('office.read-only', { owner: ownerName }, { status: 403 })
}
