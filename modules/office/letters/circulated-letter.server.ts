import { Refusal, rules } from '../../../server/module-api.ts'
import { countReading, incoming, lockLetterOf, outgoing } from './circulate.server.ts'
import { circulatedLetter } from './circulated-letter.ts'

/** That a letter was read is said by its reader and by nobody for him. */
export const circulatedLetterRules = rules(circulatedLetter, {
  locks: { confirm: lockLetterOf },
  on: {
    confirm: async (ctx, { readerId, outId, inId }, { opinion }) => {
      if (readerId !== ctx.actor.id) throw new Refusal('doc-reading.not-yours', {}, { status: 403 })
      if (outId !== null) await countReading(ctx, outgoing, outId)
      if (inId !== null) await countReading(ctx, incoming, inId)
      return { readTime: ctx.now, opinion: typeof opinion === 'string' ? opinion : null }
    },
  },
})
