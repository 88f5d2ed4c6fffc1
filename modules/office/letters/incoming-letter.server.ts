import { type Ctx, find, holdersOf, makeReader, Refusal, rules } from '../../../server/module-api.ts'
import { idsIn, incoming, remind, sendTo, shownReadings } from './circulate.server.ts'
import { otherRegistration, sameKeyOf } from './duplicate-letter-registration.server.ts'
import { incomingLetter, type IncomingLetter } from './incoming-letter.ts'
import { leadersOfUnits } from './leaders-of-units.server.ts'
import { inState } from './letter-states.ts'
import { outgoingLetter } from './outgoing-letter.ts'
import { unitOfLetter } from './unit-of-letter.server.ts'

/** A letter is registered once, and each hand it passes through is named on it and reads it from then on. */
export const incomingLetterRules = rules(incomingLetter, {
  suggest: {
    after: ['fromUnit', 'theirNo'],
    fill: async (ctx, { id, fromUnit, theirNo }) => {
      const other = await otherRegistration(ctx, sameKeyOf(fromUnit, theirNo), id ?? null)
      return { settled: { sameAs: other?.id ?? null } }
    },
  },

  prepare: (ctx, { fromUnit, theirNo, receivedDate, secrecy, receivedBy }) => ({
    sameAs: null,
    sameKey: sameKeyOf(fromUnit, theirNo),
    regYear: receivedDate?.slice(0, 4) ?? null,
    ...unitOfLetter(ctx, secrecy, receivedBy),
  }),

  check: async (ctx, record) => {
    const other = await otherRegistration(ctx, record.sameKey, record.id)
    if (other !== null)
      throw Refusal.atField('theirNo', 'doc-in.twice', { no: other.regNo ?? '', day: other.receivedDate })
  },

  saved: async (ctx, { id }) => makeReader(ctx, incomingLetter, id, await holdersOf(ctx, 'swgl-nb')),

  whenOpened: async (ctx, { id, sentTo }) =>
    sentTo === '0' ? {} : { readings: await shownReadings(ctx, incoming, id) },

  on: {
    propose: async (ctx, record, { proposal, leaderId, handleDept }) => {
      const leader = String(leaderId)
      await makeReader(ctx, incomingLetter, record.id, [leader])
      return {
        proposal: String(proposal),
        proposedBy: ctx.actor.id,
        leaderId: leader,
        handleDept: textOf(handleDept),
      }
    },
    instruct: (ctx, record, { instruction, handleDept }) =>
      instructed(ctx, record, String(instruction), textOf(handleDept)),
    assign: async (ctx, record, { handlerId }) => {
      const handler = String(handlerId)
      await makeReader(ctx, incomingLetter, record.id, [handler])
      return { handlerId: handler }
    },
    answer: async (ctx, { id }, { answer, outId }) => ({
      answer: String(answer),
      answerTime: ctx.now,
      outId: textOf(outId) ?? (await replyTo(ctx, id)),
    }),
    circulate: (ctx, record, { people, depts }) =>
      sendTo(ctx, incoming, tellable(record), { people: idsIn(people), places: idsIn(depts) }),
    remind: (ctx, record) => remind(ctx, incoming, tellable(record)),
    file: (_, _record, { fileNo }) => ({ fileNo: String(fileNo) }),
  },
})

/** The leader says what is to be done; without a department there is nothing to be done but to read it. */
async function instructed(ctx: Ctx, { id }: IncomingLetter, instruction: string, handleDept: string | null) {
  const said = { instruction, instructTime: ctx.now, handleDept }
  if (handleDept === null) return { ...said, status: inState.done }
  const [handlerId] = await leadersOfUnits(ctx, [handleDept])
  if (handlerId === undefined) throw Refusal.atField('handleDept', 'doc-in.no-leader')
  await makeReader(ctx, incomingLetter, id, [handlerId])
  return { ...said, handlerId }
}

/** The letter that answers this one, where one was drafted from it. */
async function replyTo(ctx: Ctx, id: string): Promise<string | null> {
  const all = ctx.withoutScope('the reply to a letter stands on it')
  const [reply] = await find(all, outgoingLetter, { replyTo: id }, { sort: ['-createTime'], limit: 1 })
  return reply?.id ?? null
}

function tellable({ id, title, theirNo }: IncomingLetter) {
  return { id, title, number: theirNo }
}

function textOf(given: unknown): string | null {
  return typeof given === 'string' && given !== '' ? given : null
}
