import { type Ctx, find } from '../../../server/module-api.ts'
import { incomingLetter } from './incoming-letter.ts'

/** What makes two registrations the same letter: sender and number, whatever spaces, brackets and width they are typed with. */
export function sameKeyOf(fromUnit: string | null | undefined, theirNo: string | null | undefined): string | null {
  if (!fromUnit || !theirNo) return null
  return `${bare(fromUnit)}|${bare(theirNo)}`
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** The other registration of the same letter, if there is one. */
export async function otherRegistration(ctx: Ctx, sameKey: string | null, id: string | null) {
  if (sameKey === null) return null
  const all = ctx.withoutScope('a letter is registered once')
  const found = await find(all, incomingLetter, { sameKey })
  return found.find((other) => other.id !== id) ?? null
}
